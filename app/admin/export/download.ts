/** Hands a file to the browser, which keeps it under this name. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser needs it until it has begun to write.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
