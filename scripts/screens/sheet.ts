/** A screenshot: its subject, width, scheme and file name. */
export interface Shot {
  name: string
  address: string
  look: string
  file: string
}

/** The contact sheet: a row for each screen, with links to the full screenshots. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ name }) => name)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screens</title>
<style>
  body { margin: 2rem; background: #777; color: #fff; font: 1rem/1.5 system-ui, sans-serif }
  ul { display: flex; gap: 1rem; margin: 0 0 3rem; padding: 0; list-style: none; overflow-x: auto }
  img { display: block; height: 34rem; max-width: 40rem; object-fit: cover; object-position: top }
  a { color: inherit }
</style>
<h1>Screens</h1>
${[...rows].map(([name, own]) => row(name, own)).join('\n')}
</html>
`
}

function row(name: string, shots: readonly Shot[]): string {
  const pictures = shots.map(
    ({ look, file }) => `<li><a href="${file}"><img src="${file}" alt="" loading="lazy">${look}</a></li>`
  )
  return `<h2>${escaped(name)} <small>${escaped(shots[0]?.address ?? '')}</small></h2>\n<ul>${pictures.join('')}</ul>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
