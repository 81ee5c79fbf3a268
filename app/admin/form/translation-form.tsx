import { useEffect, useReducer, useRef } from 'react'
import type { Definition, Singleton } from '../../../collections/define.ts'
import { isRepeated, translatableFields, translationDefinition } from '../../../collections/translatable.ts'
import { type Draft, draftOf } from '../../../fields/draft.ts'
import { inputComponentOf } from '../../../fields/views.tsx'
import type { Translation } from '../../../server/content/translation-writes.ts'
import type { languages } from '../../../shared/languages.ts'
import { StatusNote } from '../../../ui/index.ts'
import type { AnyRecord } from '../definitions.ts'
import { RecordHistory } from '../history/history.tsx'
import { Loaded, useRead } from '../loaded.tsx'
import { useBackOffice } from '../use-back-office.tsx'
import { FormActions } from './form-actions.tsx'
import * as change from './form-state.ts'
import { readRecord } from './load.ts'
import { draftKey, readLocalDraft } from './local-draft.ts'
import { ConflictNote, LocalDraftNote } from './notes.tsx'
import { useLocalDraft } from './use-local-draft.ts'
import { useSave } from './use-save.ts'

export type Language = (typeof languages)[number]

/** The texts of a translation by their fields, '' where there is none, with their originals and author. */
type TranslationRecord = AnyRecord & Pick<Translation, 'originals' | 'updatedBy'>

export interface TranslationState {
  isUnsaved: boolean
  draft: Draft
  /** The number of texts that are not translated yet, and of those whose English has changed since. */
  missing: number
  outdated: number
}

interface TranslationProps {
  definition: Definition
  record: AnyRecord
  heading?: string | undefined
  language: Language
  home: string
  /** The form is left, and unsaved values are given up. */
  isLeft: boolean
  /** Until then nothing is shown: editors are expensive. */
  isOpened: boolean
  /** @param name of the translation, which ends with the language */
  onState(name: string, state: TranslationState): void
}

/** The translation of a record, which is read at once: its tab tells the progress. */
export function TranslationPart(props: TranslationProps) {
  const read = useRead<TranslationRecord>(asDefinition(props).api.path)
  return (
    <Loaded {...read} what={`the ${props.language.name} texts`}>
      {(loaded) => <TranslationForm {...props} loaded={loaded} />}
    </Loaded>
  )
}

/** A record's texts in a language as a singleton's definition, which forms and calls understand. */
function asDefinition({ definition, record, language: { code, name } }: TranslationProps): Singleton {
  const fields = Object.entries(translatableFields(definition)).filter(([field]) => record[field])
  return {
    kind: 'singleton',
    name: `${definition.name}/${record.id}/${code}`,
    label: definition.label,
    fields: Object.fromEntries(fields),
    access: definition.access,
    api: { body: 'json', path: `/api/translations/${definition.name}/${record.id}?language=${code}&whole=1` },
    admin: {
      nav: name,
      form: { path: '', title: name, loading: '' },
      messages: { updated: `${name}: saved.`, saveFailed: `${name}: not saved.`, loadFailed: '' }
    }
  }
}

function TranslationForm({ loaded, ...props }: TranslationProps & { loaded: TranslationRecord }) {
  const { definition, record, heading, language, home, isLeft, isOpened, onState } = props
  const own = asDefinition(props)
  const { fields, name } = own
  const key = draftKey(useBackOffice().user, name, 'single')
  const [state, dispatch] = useReducer(change.formState, undefined, () =>
    change.openForm(fields, loaded, readLocalDraft(key, fields, draftOf(fields, loaded)))
  )
  useLocalDraft(key, isLeft ? { ...state, ...change.left } : state)
  const onSaved = (saved: AnyRecord) => dispatch(change.saved(saved))
  const { save } = useSave({ definition: own, mode: 'single', state, dispatch, onOwnSaved: onSaved, onSaved })

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (state.attention) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [state.attention])

  const { originals, updatedBy, ...texts } = (state.record ?? loaded) as TranslationRecord
  const missing = Object.keys(fields).filter((field) => !texts[field]).length
  const outdated = Object.keys(fields).filter((field) => texts[field] && originals[field] !== record[field])
  const isUnsaved = change.isUnsaved(state)
  const { draft } = state
  useEffect(
    () => onState(name, { isUnsaved, draft, missing, outdated: outdated.length }),
    [onState, name, isUnsaved, draft, missing, outdated.length]
  )

  if (!isOpened) return null
  const reload = async (shown = change.saved) => dispatch(shown(await readRecord(own, 'single')))
  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={[heading, language.name].filter(Boolean).join(', ')}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        className="grid gap-5 rounded-md border border-line bg-surface p-4 md:p-6"
      >
        {heading && <h2 className="font-semibold text-lg">{heading}</h2>}
        <LocalDraftNote state={state} dispatch={dispatch} />
        {updatedBy === '' && (
          <p className="rounded-sm border-sun border-l-4 bg-sunken px-3 py-2">
            Translated by machine. Not yet read by a native speaker. Save it once you have read it.
          </p>
        )}
        {missing > 0 && <p className="text-muted">Not translated yet: {missing}. The site shows that in English.</p>}
        {Object.entries(fields).map(([field, options]) => {
          const Input = inputComponentOf(options)
          const frame = { id: `${name}/${field}`, name: field, label: options.label, lang: language.code }
          const hint = isRepeated(definition.fields[field]) ? 'Holds for all records with the same English' : undefined
          return (
            <div key={field} className="grid gap-1.5">
              <Input
                field={options}
                frame={{ ...frame, hint, error: state.errors[field] }}
                value={state.draft[field]}
                onChange={(value) => dispatch(change.typed(field, value))}
                choices={[]}
                isEdit
              />
              <div className="border-line border-l-2 pl-3 text-muted text-sm">
                {outdated.includes(field) && <p className="font-semibold text-ink">English changed since:</p>}
                <p lang="en" className="whitespace-pre-line wrap-anywhere">
                  {String(record[field])}
                </p>
              </div>
            </div>
          )
        })}
        {state.newer ? (
          <ConflictNote {...{ state, dispatch, newer: state.newer }} definition={own} reload={reload} />
        ) : (
          state.message && <StatusNote>{state.message}</StatusNote>
        )}
        <FormActions {...{ state, home }} id={`${name}/submit`} label={`Save ${language.name}`} />
      </form>
      <RecordHistory
        title={`History: ${language.inEnglish}`}
        definition={{ ...own, name: translationDefinition(language.code, definition).name }}
        record={{ ...texts, id: record.id }}
        isUnsaved={isUnsaved}
        onRestored={reload}
      />
    </>
  )
}
