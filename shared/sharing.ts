import { withoutMarks } from './text-marks.ts'

/** What the picture of a shared page is made of. */
export interface SharedPage {
  /** The page's address, from the site's root. */
  page: string
  /** The name of an upload, or a path below `assets`. */
  picture: string
  title: string
}

/** The address of the picture, from the site's root. It says all that the picture shows: another picture has another one. */
export function sharingAddress({ page, picture, title }: SharedPage): string {
  return `/sharing.jpg?${new URLSearchParams({ page, picture, title: withoutMarks(title) })}`
}
