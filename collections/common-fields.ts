import { number } from '../fields/number/field.ts'

/** The place of a record among the others. */
export const position = number({
  label: 'Position',
  min: 1,
  max: 1_000_000,
  hint: 'Lower numbers come first; records without one follow after all that have one.'
})
