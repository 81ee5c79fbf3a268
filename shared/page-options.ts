/** What a route says of its page by `export const handle = { … } satisfies PageHandle`. */
export interface PageHandle {
  /** The page needs React in the browser. Other pages are sent without it. */
  hydrate?: boolean
  /** The page has small scripts of its own, as files of this site. */
  scripts?: boolean
  /** The map of the site's settings is framed here. */
  map?: boolean
  /** The style sheet of the back office stands in place of the public site's. */
  backOffice?: boolean
}

export interface PageOptions {
  hydrate: boolean
  scripts: boolean
  map: boolean
  backOffice: boolean
}

/** What a page needs, from the handles of all of its routes. */
export function pageOptions(handles: readonly unknown[]): PageOptions {
  const stated = handles.filter((handle): handle is PageHandle => typeof handle === 'object' && handle !== null)
  return {
    hydrate: stated.some(({ hydrate }) => hydrate),
    scripts: stated.some(({ scripts }) => scripts),
    map: stated.some(({ map }) => map),
    backOffice: stated.some(({ backOffice }) => backOffice)
  }
}
