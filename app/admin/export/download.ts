/** Downloads a file under this name. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser needs the URL until it has started to write the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
