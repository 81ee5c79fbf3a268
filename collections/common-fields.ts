import { number } from '../fields/number/field.ts'
import { text } from '../fields/text/field.ts'

/** The place of a record among the others. */
export const position = number({
  label: 'Position',
  min: 1,
  max: 1_000_000,
  hint: 'Lower numbers come first; records without one follow after all that have one.'
})

/** What stands for the picture of the field `describes` where it is not seen; the field is named `{describes}Alt`. */
export function alternativeText<const Label extends string, const Image extends string>(
  label: Label,
  describes: Image
) {
  return text({ label: `${label} description`, describes, hint: 'What the picture shows, for those who do not see it' })
}
