import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Definition } from '../../../collections/define.ts'
import { partOf, partRecord, prefixed } from '../../../collections/part.ts'
import { otherLanguages, translatableFields } from '../../../collections/translatable.ts'
import type { Draft, DraftValue } from '../../../fields/draft.ts'
import { defaultLanguage, languages } from '../../../shared/languages.ts'
import { Tabs } from '../../../ui/index.ts'
import type { AnyRecord } from '../definitions.ts'
import { type Language, TranslationPart, type TranslationState } from './translation-form.tsx'

/** The texts of the open tab as they are typed, with the part's under prefixed names. */
export interface OpenTranslation {
  language: Language
  texts: Draft
}

interface InLanguagesProps {
  definition: Definition
  record: AnyRecord | undefined
  home: string
  isLeft: boolean
  /** Is called with true while another language has unsaved text. */
  onUnsaved(isUnsaved: boolean): void
  /** Is called with undefined for English. */
  onTranslation(open: OpenTranslation | undefined): void
  children: ReactNode
}

/** A form with a tab for each language of the site; a new record has them once it is saved. */
export function InLanguages({
  definition,
  record,
  home,
  isLeft,
  onUnsaved,
  onTranslation,
  children
}: InLanguagesProps) {
  const [opened, setOpened] = useState<readonly string[]>([defaultLanguage])
  const [states, setStates] = useState<ReadonlyMap<string, TranslationState>>(new Map())
  const onState = useCallback(
    (name: string, state: TranslationState) => setStates((others) => new Map([...others, [name, state]])),
    []
  )
  const isUnsaved = [...states.values()].some((state) => state.isUnsaved)
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])

  const part = partOf(definition)
  const current = otherLanguages.find(({ code }) => code === opened.at(-1))
  useEffect(() => {
    const drafts = statesIn(states, current?.code).map(([name, { draft }]) =>
      part && name.startsWith(`${part.collection.name}/`) ? prefixed(part, draft) : draft
    )
    onTranslation(
      current && { language: current, texts: Object.fromEntries(drafts.flatMap(Object.entries<DraftValue>)) }
    )
  }, [states, current, part, onTranslation])

  const whole = { definition, record, heading: undefined }
  const all = part
    ? [whole, { definition: part.collection, record: partRecord(part, record), heading: part.heading }]
    : [whole]
  const translatable = all.flatMap(({ record, ...rest }) => {
    const names = Object.keys(translatableFields(rest.definition))
    return record && names.some((name) => record[name]) ? [{ ...rest, record }] : []
  })
  if (translatable.length === 0) return children
  const translations = otherLanguages.map((language) => ({
    key: language.code,
    text: <TabText {...language} states={statesIn(states, language.code).map(([, state]) => state)} />,
    panel: translatable.map((one) => (
      <TranslationPart
        key={`${one.definition.name} ${one.record.id}`}
        {...{ ...one, language, home, isLeft, onState }}
        isOpened={opened.includes(language.code)}
      />
    ))
  }))
  return (
    <Tabs
      label="Languages"
      tabs={[{ key: defaultLanguage, text: languages[0]?.name, panel: children }, ...translations]}
      onOpen={(code) => setOpened([...opened, code])}
    />
  )
}

function statesIn(states: ReadonlyMap<string, TranslationState>, language: string | undefined) {
  return [...states].filter(([name]) => name.endsWith(`/${language}`))
}

function TabText({ code, name, states }: { code: string; name: string; states: readonly TranslationState[] }) {
  const sum = (count: 'missing' | 'outdated') => states.reduce((total, state) => total + state[count], 0)
  const all = [
    { count: sum('missing'), word: 'missing', meaning: 'Not translated yet' },
    { count: sum('outdated'), word: 'outdated', meaning: 'English changed since' }
  ]
  const marks = all.filter(({ count }) => count > 0)
  return (
    <>
      <span lang={code}>{name}</span>
      {states.length > 0 && marks.length === 0 && <span title="Everything is translated">✓</span>}
      {marks.map(({ count, word, meaning }) => (
        <span key={word} title={meaning} className="rounded-sm bg-sunken px-1.5 font-normal text-ink text-sm tabular">
          {count} {word}
        </span>
      ))}
    </>
  )
}
