import { withoutMarks } from './text-marks.ts'

/**
 * The address of the picture of a shared page, from the site's root. It says all that the picture shows: another picture has another one.
 * @param page its own address @param picture the name of an upload, or a path below `assets`
 */
export function sharingAddress(page: string, picture: string, title: string): string {
  return `/sharing.jpg?${new URLSearchParams({ page, picture, title: withoutMarks(title) })}`
}
