import { number } from '../fields/number/field.ts'
import { text } from '../fields/text/field.ts'

/** The place of a record among the others. */
export const position = number({
  label: 'Position',
  min: 1,
  max: 1_000_000,
  hint: 'Lower numbers come first; records without one follow after all that have one.'
})

/**
 * What stands for the picture of the field `describes` where it is not seen; the field is named `{describes}Alt`. Its label
 * shares no words with the labels of pictures and descriptions: people and programs find inputs by them.
 * @param which of several pictures
 */
export function alternativeText<const Image extends string>(describes: Image, which = '') {
  const label = which ? `Alternative text, ${which}` : 'Alternative text'
  return text({ label, describes, hint: 'What the picture shows, for those who do not see it' })
}
