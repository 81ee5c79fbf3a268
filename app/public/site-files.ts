const files = import.meta.glob<string>('../../assets/site/*.{avif,webp,jpg}', {
  eager: true,
  query: '?url',
  import: 'default'
})

/** The URL of a picture in assets/site. */
export function siteFile(name: string): string {
  const address = files[`../../assets/site/${name}`]
  if (!address) throw new Error(`assets/site has no ${name}: assets/site/make.mjs makes the pictures.`)
  return address
}
