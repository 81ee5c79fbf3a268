import type { RouterContextProvider } from 'react-router'
import { aboutCollections, topics } from '../../../collections/contact-rules.ts'
import { type Area, collections } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { recordId } from '../../../collections/record-id.ts'
import { staticPages } from '../../../collections/static-pages.ts'
import { isRecordOrPage } from '../../../server/contact/payload.ts'
import { findArea } from '../../../server/content/find-area.ts'
import type { ContentReader } from '../../../server/content/reader.ts'
import type { EstimateAnswer } from '../../../server/estimate/answer.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { fullStop } from '../../../shared/languages.ts'
import { pincodeFault, readPincode } from '../../../shared/pincode.ts'
import type { Texts } from '../../../texts/catalogue.ts'
import { savingOf } from '../estimate/sheet.tsx'
import { type FormStart, valuesOf } from './form-state.ts'

/**
 * Returns the form's first values, from its address or from the posted form. Unknown topics, estimates and records are dropped:
 * the visitor did not type them.
 */
export async function readStart(
  context: Readonly<RouterContextProvider>,
  given: Readonly<Record<string, string | undefined>>
): Promise<FormStart> {
  const { content, texts: t, estimate } = context.get(pageContext)
  const values = valuesOf(given)
  const about = await findAbout(content, t, values.about)
  const result = estimate(Object.fromEntries(new URLSearchParams(values.estimate)))
  const answer = result && 'answer' in result ? result.answer : undefined
  const pincode = readPincode(values.pincode)
  const isFaulty = !pincode && values.pincode.trim() !== ''
  return {
    values: {
      ...values,
      topic: topics.find((topic) => topic === values.topic) ?? '',
      about: about ? values.about : '',
      estimate: answer?.query ?? ''
    },
    errors: isFaulty ? { pincode: pincodeFault } : {},
    about,
    estimate: answer && estimateRows(t, answer),
    area: pincode ? answerOf(t, await findArea(content, pincode), pincode) : ''
  }
}

/** The answer to a pincode. @param area to which it belongs, where it is served */
export function answerOf(t: Texts, area: Area | undefined, pincode = ''): string {
  if (!area) return t('contact.form.outside', { pincode })
  return [
    t('contact.areas.yes', { district: area.district }),
    t('contact.areas.days', { days: area.visitWithinDays }) + fullStop(t.language),
    area.note
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** A record by its collection and id, such as `product:4`, or by its page; or a page by its path. */
async function findAbout(content: ContentReader, t: Texts, about: string): Promise<FormStart['about']> {
  // In tens of thousands of digits the search for the last ones would take seconds.
  if (about.length > 200) return undefined
  // A record first: a project's page has the path of their list.
  const id = recordId(/\d+$/.exec(about)?.[0] ?? '') ?? 0
  const isOf = (one: (typeof aboutCollections)[number]) =>
    [`${one}:${id}`, siteAddress(collections[one], { id })].includes(about)
  const name = aboutCollections.find(isOf)
  const page = staticPages.find(({ path }) => path === about.replace(/\?.*/, ''))
  if (!name && page) return isRecordOrPage(about) ? { name: t(page.title), path: page.path } : undefined
  const record: Readonly<Record<string, unknown>> | undefined = name && (await content.find(name, id))
  return (
    name && record && { name: String(record[collections[name].title]), path: siteAddress(collections[name], record) }
  )
}

function estimateRows(t: Texts, answer: EstimateAnswer): FormStart['estimate'] {
  const { customer, bill, kw, pay } = answer
  return {
    title: t(`estimate.for.${customer}`, { bill: indianNumber(bill) }),
    rows: [
      { name: t('estimate.row.size'), value: `${kw} kW` },
      { name: t('estimate.row.pay'), value: rupees(pay.low, pay.high, t.language) },
      { name: t('estimate.row.saving'), value: savingOf(t, answer) }
    ]
  }
}
