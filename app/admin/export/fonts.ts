const urls = import.meta.glob<string>('../../../assets/fonts/pdf/*.ttf', {
  query: '?url',
  import: 'default',
  eager: true
})

/** @throws Error where the font cannot be loaded */
export async function readFont(file: string): Promise<Uint8Array> {
  const response = await fetch(urls[`../../../assets/fonts/pdf/${file}`] ?? file)
  if (!response.ok) throw new Error(`The font ${file} could not be loaded.`)
  return new Uint8Array(await response.arrayBuffer())
}
