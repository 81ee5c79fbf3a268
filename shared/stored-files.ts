/** The names of stored pictures and videos whose addresses stand in a text. */
export function storedFilesIn(text: string): string[] {
  return [...text.matchAll(/\/uploads\/([\w-]{22}(?:-\d{1,4}x\d{1,4})?\.\w{3,4})/g)].map(([, name = '']) => name)
}
