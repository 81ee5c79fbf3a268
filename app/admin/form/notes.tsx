import { type Dispatch, useEffect, useId, useState } from 'react'
import { useBlocker } from 'react-router'
import { type Definition, type Fields, titleOf } from '../../../collections/define.ts'
import { draftOf, isFileDraft } from '../../../fields/draft.ts'
import { isExampleAddress } from '../../../shared/example-address.ts'
import { Button, Confirm, Icon, Moment, toasts } from '../../../ui/index.ts'
import { ComparedValues } from '../history/difference.tsx'
import { toggled } from '../list/use-selection.ts'
import { focusScreen } from '../screen.tsx'
import { useAction } from '../use-action.tsx'
import { fieldId } from './address.ts'
import { changedSides, type FormChange, type FormState, merged, offerRestored, reloaded } from './form-state.ts'
import type { Newer } from './load.ts'

export function FieldsNote({ fields, state: { draft } }: { fields: Fields; state: FormState }) {
  const [example, ...others] = Object.keys(fields).filter((name) => isExampleAddress(String(draft[name])))
  // One alone is marked at its field.
  if (!example || others.length === 0) return null
  return (
    <a
      href={`#${fieldId(example)}`}
      className="flex items-center gap-2 rounded-sm border-sun border-l-4 bg-sun-soft px-4 py-3 underline-offset-4 hover:underline print:hidden"
    >
      <Icon name="alert" className="size-5 flex-none text-sun-strong" />
      {others.length + 1} fields still hold example data.
    </a>
  )
}

export function LocalDraftNote({ state, dispatch }: { state: FormState; dispatch: Dispatch<FormChange> }) {
  const { offer, record } = state
  const id = useId()
  if (!offer) return null

  function decide(isWanted: boolean) {
    dispatch(isWanted ? offerRestored : { offer: undefined })
    if (isWanted) toasts.success('Your text is back. It is not saved yet.')
    // The question goes, and its button with the focus: the person goes on at the top of the form.
    focusScreen()
  }
  return (
    <section
      aria-labelledby={id}
      className="mt-4 grid gap-3 rounded-sm border-sun border-l-4 bg-surface px-4 py-3 shadow-sm"
    >
      <div>
        <p id={id} className="font-semibold">
          You have unsaved text from <Moment at={offer.savedAt} />.
        </p>
        {offer.version !== (record?.version ?? null) && (
          <p className="mt-1">
            The record has changed since then. If you restore your text, compare it with what was saved before you save.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => decide(true)}>
          Restore
        </Button>
        <Button onClick={() => decide(false)}>Discard</Button>
      </div>
    </section>
  )
}

export function UnsavedGuard({ isUnsaved, onLeave }: { isUnsaved: boolean; onLeave(): void }) {
  const blocker = useBlocker(isUnsaved)

  useEffect(() => {
    if (!isUnsaved) return
    // The browser asks in words of its own.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  if (blocker.state !== 'blocked') return null
  return (
    <Confirm
      question="Leave without saving?"
      details="What you have changed on this page will be lost."
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => {
        onLeave()
        blocker.proceed()
      }}
      onCancel={blocker.reset}
    />
  )
}

interface ConflictNoteProps {
  definition: Definition
  state: FormState
  dispatch: Dispatch<FormChange>
  newer: Newer
  reload(shown: typeof reloaded): Promise<void>
}

/** Somebody else has saved the record meanwhile: names the person and the changes, and offers to keep both. */
export function ConflictNote({ definition, state, dispatch, newer, reload }: ConflictNoteProps) {
  const reloading = useAction(() => reload(reloaded), 'Could not load what was saved.')
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const { fields } = definition
  const sides = [...changedSides(fields, state.initial, state.draft, draftOf(fields, newer.record))]
  const both = sides.filter(([, side]) => side === 'both').map(([name]) => name)
  const who = newer.by ?? 'Somebody else'
  const labelsOf = (wanted: string) =>
    sides.flatMap(([name, side]) => (side === wanted ? (fields[name]?.label ?? []) : [])).join(', ')

  function merge() {
    dispatch(merged(taken))
    toasts.success('Both changes are in the form. Look them over, then press Update.')
  }

  return (
    <div className="grid gap-4 rounded-sm border-danger border-l-4 bg-danger-soft px-3 py-3">
      <div>
        <p className="font-semibold">
          {who} saved this record after you had opened it
          {newer.at && (
            <>
              , on <Moment at={newer.at} />
            </>
          )}
          . Your changes are not saved yet.
        </p>
        {labelsOf('theirs') && <p>Changed there alone, and taken over: {labelsOf('theirs')}.</p>}
        {labelsOf('mine') && <p>Changed by you alone, and kept: {labelsOf('mine')}.</p>}
      </div>
      {both.length > 0 && <p className="font-semibold">You both changed {both.length === 1 ? 'this' : 'these'}:</p>}
      {both.map((name) => {
        const field = fields[name]
        const value = state.draft[name]
        const mine = isFileDraft(value) ? value.next : value
        const text = mine instanceof File ? mine.name : mine === null ? 'Removed' : undefined
        return (
          field && (
            <fieldset key={name} className="grid gap-2">
              <legend className="font-semibold text-sm">{field.label}</legend>
              <ComparedValues
                field={field}
                title={titleOf(definition, newer.record)}
                before={{ name: `Saved by ${who}`, value: newer.record[name] }}
                after={{ name: 'Mine', value: mine, text }}
              />
              <div className="flex flex-wrap gap-x-5">
                {[false, true].map((isTheirs) => (
                  <label key={String(isTheirs)} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
                    <input
                      type="radio"
                      name={`taken-${name}`}
                      checked={taken.has(name) === isTheirs}
                      onChange={() => setTaken(toggled(taken, [name]))}
                      className="size-4.5"
                    />
                    {isTheirs ? `${who}’s` : 'Mine'}
                  </label>
                ))}
              </div>
            </fieldset>
          )
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={merge}>
          {both.length > 0 && taken.size === 0
            ? `Keep mine for ${both.length === 1 ? 'this field' : 'these fields'}`
            : 'Put both together'}
        </Button>
        <Button onClick={reloading.run} isBusy={reloading.isBusy}>
          Discard my changes and load what was saved
        </Button>
      </div>
    </div>
  )
}
