import { Fragment } from 'react'
import { type Collection, titleOf } from '../../../collections/define.ts'
import type { Column } from '../../../collections/exports.ts'
import { isSlab } from '../../../collections/fact.ts'
import { kindOf } from '../../../fields/index.ts'
import { entryText, FieldValue, glanceOf } from '../../../fields/value.tsx'
import { rupees } from '../../../shared/indian-format.ts'
import { truncateAtWord } from '../../../shared/text.ts'
import { Age, Due, Moment } from '../../../ui/index.ts'
import { type AnyRecord, isOpen } from '../definitions.ts'
import { StageDot, StatusDot, stageTint } from '../dots.tsx'
import { presentOf } from './columns.ts'

const chip = 'rounded-sm border px-1.5 whitespace-nowrap'
/** Without room for chips the words are a text. */
const listedWord =
  'max-xl:not-last:after:content-[","] xl:inline-block xl:rounded-full xl:border xl:border-line xl:bg-surface xl:px-2.5 xl:text-sm xl:leading-6.5'

export function StatusBadge({ record: { status, publishAt } }: { record: AnyRecord }) {
  return (
    <span
      className={`inline-flex flex-none items-center gap-1.5 font-normal text-xs leading-5 border-line bg-sunken ${chip}`}
    >
      <StatusDot status={String(status)} />
      {status === 'draft' ? 'Draft' : 'Scheduled for '}
      {status !== 'draft' && <Moment at={String(publishAt)} />}
    </span>
  )
}

const glance = 160
/** Of a list's words; a row has room for no more on most screens. */
const shownWords = 8

export function Below({
  collection,
  record,
  names,
  note
}: Shown & { names: readonly string[]; note?: string | undefined }) {
  const texts = presentOf({ fields: names }, record).map((name) => glanceOf(collection.fields[name], record[name]))
  return (
    <span
      className={`basis-full font-normal text-muted max-md:text-xs md:line-clamp-2 md:whitespace-normal xl:line-clamp-1 ${collection.work ? 'max-md:line-clamp-2' : note ? '' : 'max-md:hidden'}`}
    >
      {[...texts.map((text) => truncateAtWord(text, glance)), note].filter(Boolean).join(' · ')}
    </span>
  )
}

interface Shown {
  collection: Collection
  record: AnyRecord
}

/** @param isTitle the record is known by it: of several words the first stands out */
type ValuesProps = Shown & Omit<Column, 'label' | 'below' | 'link'> & { isTitle?: boolean }

export function Values({ fields, ...props }: ValuesProps) {
  const filled = presentOf({ fields }, props.record)
  if (props.as === 'range') return <RangeText {...props} fields={fields} />
  const values = (filled.length > 0 ? filled : fields.slice(0, 1)).map((name) => (
    <Value key={name} name={name} {...props} />
  ))
  return values.length === 1 ? values : <div className="flex gap-1">{values}</div>
}

/** A range as its first figure, 'to', its last one where it has one, and their unit; a slab as its rate and its last unit. */
function RangeText({ collection, record, fields }: Pick<ValuesProps, 'collection' | 'record' | 'fields'>) {
  const texts = fields.map((name) => {
    const field = collection.fields[name]
    return field && record[name] !== null ? kindOf(field).toText(record[name], field) : ''
  })
  const [from, to, unit = ''] = texts
  // The sign of a currency stands before its amount.
  const sign = /^\p{Sc}/u.exec(unit)?.[0] ?? ''
  const isRange = to && !isSlab(String(record.key))
  return (
    <span className="tabular">
      <span className="font-semibold">{isRange ? `${sign}${from} to ${sign}${to}` : sign + from}</span>{' '}
      {unit.slice(sign.length)}
      {to && !isRange && `, up to ${to} units`}
    </span>
  )
}

function Value({
  name,
  collection,
  record,
  as,
  strong,
  isTitle,
  ...look
}: Omit<ValuesProps, 'fields'> & { name: string }) {
  const value = record[name]
  if (as === 'age') return <Age at={String(value)} />
  if (as === 'money' && typeof value === 'number') return <span className="tabular">{rupees(value)}</span>
  if (as === 'due' && value && isOpen(collection, record)) return <Due day={String(value)} />
  if (as === 'chip' && value)
    return (
      <span
        className={`inline-flex items-center gap-1.5 ${chip} ${value === strong ? 'border-link bg-selected' : stageTint(collection.work, String(value))}`}
      >
        {collection.work && <StageDot work={collection.work} stage={String(value)} />}
        {String(value)}
      </span>
    )
  if (name === 'createdAt' || name === 'updatedAt') return <Moment at={String(value)} />
  const title = titleOf(collection, record)
  if (Array.isArray(value))
    return (
      <span
        title={value.join(', ')}
        className={`whitespace-normal font-normal max-xl:text-muted xl:line-clamp-1! ${isTitle ? 'xl:leading-8!' : ''}`}
      >
        {value.slice(0, shownWords).map((word, index) => (
          <Fragment key={word}>
            <span
              className={
                isTitle && index === 0
                  ? 'mr-1 font-semibold text-ink xl:inline-block xl:min-w-36'
                  : `${listedWord} ${word.includes(' ') ? '' : 'whitespace-nowrap'}`
              }
            >
              {entryText(collection.fields[name], word)}
            </span>{' '}
          </Fragment>
        ))}
        {value.length > shownWords && <span className={listedWord}>+{value.length - shownWords}</span>}
      </span>
    )
  return <FieldValue field={collection.fields[name]} {...look} {...{ value, title, isTitle }} isLine />
}
