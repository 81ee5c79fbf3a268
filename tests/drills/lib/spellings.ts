/** Other ways to write a path, which a router, a proxy or a browser could take for the same. As bytes: nothing tidies them up. */
export function spellings(path: string): string[] {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? []
  const escaped = (text: string) => text.replace(/[a-z]/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  const allEscaped = [...path.slice(1)].map((letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`).join('')
  const name = encodeURIComponent(path.slice(1))
  return [
    path,
    path.toUpperCase(),
    path.replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
    ...[
      `${path}/`,
      `${path}//`,
      `/${path}`,
      `//${path}`,
      `/.${path}`,
      `/./${path.slice(1)}`,
      `/x/..${path}`,
      `${path}/.`,
      `${path}/x/..`
    ],
    ...[
      `/%2e${path}`,
      `/%2e%2e${path}`,
      `/x/%2e%2e${path}`,
      `/%2F${path.slice(1)}`,
      `/%2f%2f${path.slice(1)}`,
      `${path}%2F`,
      `${path}%2f%2f`
    ],
    ...[
      `/%5C${path.slice(1)}`,
      `/\\${path.slice(1)}`,
      `${path}\\`,
      `/${first}%2F${rest.slice(1)}`,
      `/${first}/${rest}`,
      `/${first}\\${rest.slice(1)}`
    ],
    ...[escaped(path), `/${allEscaped}`, escaped(path).replace('%', '%25'), path.replace('/', '/%EF%BC%8F')],
    ...[
      `${path};`,
      `${path};a=b`,
      `/${first};a=b${rest}`,
      `${path}%3Ba=b`,
      `${path}:`,
      `${path}.`,
      `${path}%20`,
      `${path}%09`,
      `${path}+`
    ],
    ...[
      `${path}%00`,
      `${path}%00.png`,
      `${path}%00.data`,
      `${path}#x`,
      `${path}%23x`,
      `${path}?`,
      `${path}??`,
      `${path}?x?y`
    ],
    ...[
      `${path}?index`,
      `${path}?id=1`,
      `${path}?_routes=root`,
      `${path}?_routes=${name}`,
      `${path}?_method=GET`,
      `${path}?page=1`
    ],
    ...[
      `${path}.data`,
      `${path}.DATA`,
      `${path}%2Edata`,
      `${path}.%64ata`,
      `${path}/.data`,
      `${path}/_.data`,
      `${path}/_.data?_routes=${name}`
    ],
    ...[
      `${path}.data?_routes=${name}`,
      `${path}.data?_routes=`,
      `${path.toUpperCase()}.data`,
      `/_root.data?_routes=${name}`,
      `/news.data?_routes=${name}`
    ],
    ...[
      `${path}.json`,
      `${path}.html`,
      `${path}.xml`,
      `${path}.br`,
      `/assets/..${path}`,
      `/uploads/..${path}`,
      `/api/..${path}`,
      `/api${path}`
    ],
    ...[
      `/login/..${path}`,
      `/news/..%2f${path.slice(1)}`,
      `/brochures/..${path}`,
      path.replace(/s/, 'ſ'),
      path.replace(/k/, 'K'),
      path.replace(/i/, 'İ')
    ],
    ...[
      `http://localhost${path}`,
      `http://evil.example${path}`,
      `https://localhost${path}`,
      `http://localhost//${path}`
    ]
  ].map((spelling) => Buffer.from(spelling).toString('latin1'))
}

/** Headers by which some programs let a request be another than its first line says. */
export const overrides: readonly (readonly string[])[] = [
  ['X-HTTP-Method-Override: GET', 'X-HTTP-Method: GET', 'X-Method-Override: GET'],
  ['Sec-Fetch-Site: same-origin', 'X-Requested-With: XMLHttpRequest'],
  ['X-Forwarded-For: 127.0.0.1', 'X-Real-IP: 127.0.0.1', 'X-Forwarded-Host: localhost', 'Forwarded: for=127.0.0.1'],
  ['Cookie: session=', 'Authorization: Basic YWRtaW46YWRtaW4='],
  [`Cookie: session=${'A'.repeat(43)}; __Host-session=${'A'.repeat(43)}; user=1; role=Admin`],
  ['X-React-Router-SPA-Mode: yes', 'X-React-Router-Prerender-Data: x', 'X-Middleware-Subrequest: middleware'],
  ['Purpose: prefetch', 'Sec-Purpose: prefetch', 'Accept: application/json']
]
