/** Options of a route's page: `export const handle = { … } satisfies PageHandle`. */
export interface PageHandle {
  /** The page needs React in the browser; other pages are sent without it. */
  hydrate?: boolean
  scripts?: boolean
  /** The page frames the map that the settings name. */
  map?: boolean
  /** The page's script has the day on a roof, and puts the sun into the header where it stands now. */
  sun?: boolean
  backOffice?: boolean
}

export type PageOptions = Required<PageHandle>

/** The options of a page: each is set where any of its routes sets it. */
export function pageOptions(handles: readonly unknown[]): PageOptions {
  const stated = handles.filter((handle): handle is PageHandle => typeof handle === 'object' && handle !== null)
  return {
    hydrate: stated.some(({ hydrate }) => hydrate),
    scripts: stated.some(({ scripts }) => scripts),
    map: stated.some(({ map }) => map),
    sun: stated.some(({ sun }) => sun),
    backOffice: stated.some(({ backOffice }) => backOffice)
  }
}
