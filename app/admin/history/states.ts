import { type Definition, isCollection } from '../../../collections/define.ts'
import { kindOf } from '../../../fields/index.ts'
import type { Version } from '../../../server/content/history.ts'
import type { AnyRecord } from '../definitions.ts'

type Values = Readonly<Record<string, unknown>>

export type RecordState = ReturnType<typeof statesOf>[number]

/** A record's states, the current one first. @param versions newest first @param isWhole true where these are all versions */
export function statesOf(definition: Definition, record: AnyRecord, versions: readonly Version[], isWhole: boolean) {
  const states: { values: Values; versionId: number | undefined; maker: Version | undefined }[] = [
    { values: record, versionId: undefined, maker: versions[0] }
  ]
  versions.forEach(({ id, values }, index) => {
    if (values) states.push({ values, versionId: id, maker: versions[index + 1] })
  })
  // The maker of the last one is on the next page.
  const known = isWhole ? states : states.filter(({ maker }) => maker)
  return known.map(({ values, versionId, maker }, index) => {
    const before = states[index + 1]?.values
    return {
      key: String(versionId ?? 'present'),
      // Undefined where the write is older than the history.
      madeAt: maker?.at ?? firstMoment(values),
      madeBy: maker?.by,
      kind: !maker ? 'oldest' : maker.action !== 'create' ? 'changed' : before ? 'back' : 'created',
      /** No earlier state is known: all its values count as changed. */
      isFirst: before === undefined,
      changes: fieldChanges(definition, before, values),
      /** The changes that restoring this state would make. */
      restoring: fieldChanges(definition, record, values),
      versionId
    }
  })
}

/** A record that nobody has changed since it was made is as old as it says. */
function firstMoment({ version, createdAt }: Values): string | undefined {
  return version === 1 && typeof createdAt === 'string' ? createdAt : undefined
}

/** The fields in which two states differ, in the definition's order. Without a state before, all that have a value. */
function fieldChanges(definition: Definition, before: Values | undefined, after: Values) {
  return Object.entries(definition.fields).flatMap(([name, field]) => {
    const { empty, writeOnly } = kindOf(field)
    // A list is another array each time.
    if (writeOnly || String(before?.[name] ?? empty ?? '') === String(after[name] ?? empty ?? '')) return []
    const shown = shownName(definition, name)
    const shownOf = (values: Values | undefined) => values?.[name] && (values[shown] ?? values[name])
    return [{ name, field, before: shownOf(before) ?? empty, after: shownOf(after) ?? empty }]
  })
}

/** Returns the name under which a record has a field's shown value: a relation's lookup, else the field itself. */
export function shownName(definition: Definition, field: string): string {
  const lookups = isCollection(definition) ? Object.entries(definition.lookups ?? {}) : []
  return lookups.find(([, { via }]) => via === field)?.[0] ?? field
}

/** A text in three parts: `head` and `tail` are those of another one too, `own` lies between. */
export interface ComparedText {
  head: string
  own: string
  tail: string
}

/** Two texts, each with the part that the other does not have. Words are compared whole. */
export function compareTexts(before: string, after: string): [ComparedText, ComparedText] {
  const [olds, news] = [splitWords(before), splitWords(after)]
  const most = Math.min(olds.length, news.length)
  let head = 0
  while (head < most && olds[head] === news[head]) head++
  let tail = 0
  while (tail < most - head && olds.at(-1 - tail) === news.at(-1 - tail)) tail++
  return [inParts(olds, head, tail), inParts(news, head, tail)]
}

function splitWords(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== '')
}

function inParts(words: readonly string[], head: number, tail: number): ComparedText {
  const end = words.length - tail
  return { head: words.slice(0, head).join(''), own: words.slice(head, end).join(''), tail: words.slice(end).join('') }
}

/** Of the text around a change, shown characters. */
const around = 90

export function shortHead(text: string): string {
  return text.length > around ? `…${text.slice(-around).replace(/^\S*\s/, '')}` : text
}

export function shortTail(text: string): string {
  return text.length > around ? `${text.slice(0, around).replace(/\s\S*$/, '')}…` : text
}
