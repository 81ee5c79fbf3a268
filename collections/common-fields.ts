import { dateTime } from '../fields/date-time/field.ts'
import { image } from '../fields/file/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { number } from '../fields/number/field.ts'
import { select } from '../fields/select/field.ts'
import { text } from '../fields/text/field.ts'

export const maxPosition = 1_000_000

export const position = number({
  label: 'Position',
  min: 1,
  max: maxPosition,
  hint: 'Lower comes first',
  whenEmpty: 'Left empty, it comes last'
})

export const statuses = ['published', 'draft', 'scheduled'] as const
export type Status = (typeof statuses)[number]

/** A record's position, status, and time from which on visitors see it. A due one becomes published (server/jobs/publish-due.ts). */
export const publishing = {
  position,
  status: select({ label: 'Status', options: statuses, required: false, initial: 'published', placeholder: '' }),
  publishAt: dateTime({
    label: 'Publish at',
    requiredWith: { field: 'status', value: 'scheduled' },
    hint: 'It appears on the site at this time (Indian time).'
  })
}

/**
 * The description of the field `describes`' picture, for those who do not see it; the field is named `{describes}Alt`. Its label
 * shares no words with the labels of pictures and descriptions: people and programs find inputs by them.
 * @param which of several pictures
 */
export function altField<const Image extends string>(describes: Image, which = '') {
  const label = which ? `Alternative text, ${which}` : 'Alternative text'
  return text({ label, describes, whenEmpty: 'Describe the picture for people who cannot see it.' })
}

/** The content of a product's or service's page besides its name and picture. */
export const detailFields = {
  description: longText({
    label: 'Description',
    required: true,
    maxLength: 2_000,
    isMarkdown: true,
    hint: 'On its card, and at the top of its page'
  }),
  detailText: longText({
    label: 'Detail Text',
    recommended: true,
    maxLength: 50_000,
    isMarkdown: true,
    hint: 'On its page, below the description'
  }),
  detailImage1: image({ label: 'Detail Image 1', recommended: true }),
  detailImage1Alt: altField('detailImage1', 'detail 1'),
  detailImage2: image({ label: 'Detail Image 2' }),
  detailImage2Alt: altField('detailImage2', 'detail 2')
}

export const detailColumns = [
  { label: 'Detail Img1', fields: ['detailImage1'] },
  { label: 'Detail Img2', fields: ['detailImage2'] },
  { label: 'Description', fields: ['description'] },
  { label: 'Detail Text', fields: ['detailText'] }
] as const
