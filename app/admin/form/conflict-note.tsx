import { type Dispatch, useState } from 'react'
import type { Definition } from '../../../collections/define.ts'
import { titleOf } from '../../../collections/title.ts'
import { draftOf, isFileDraft } from '../../../fields/draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { toasts } from '../../../ui/toast.tsx'
import { ComparedValues } from '../history/difference.tsx'
import { toggled } from '../list/use-selection.ts'
import { useAction } from '../use-action.tsx'
import { changedSides, type FormChange, type FormState, merged, reloaded } from './form-state.ts'
import type { Newer } from './load.ts'

interface ConflictNoteProps {
  definition: Definition
  state: FormState
  dispatch: Dispatch<FormChange>
  newer: Newer
  /** @throws ApiError */
  reload(shown: typeof reloaded): Promise<void>
}

/** Somebody else has saved the record meanwhile: who and what, and how to go on without losing either's work. */
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
          {who} saved this record after you had opened it, on <Moment at={newer.at} />. Your changes are not saved yet.
        </p>
        {labelsOf('theirs') && <p>Changed there alone, and taken over: {labelsOf('theirs')}.</p>}
        {labelsOf('mine') && <p>Changed by you alone, and kept: {labelsOf('mine')}.</p>}
      </div>
      {both.length > 0 && <p className="font-semibold">You both changed {both.length === 1 ? 'this' : 'these'}:</p>}
      {both.map((name) => {
        const [field, value] = [fields[name], state.draft[name]]
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
