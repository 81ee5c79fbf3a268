import { useId, useState } from 'react'
import type { Definition } from '../../../collections/define.ts'
import { titleOf } from '../../../collections/title.ts'
import { draftOf, isFileDraft } from '../../../fields/draft.ts'
import type { Field } from '../../../fields/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { ComparedValues } from '../history/difference.tsx'
import type { FormState } from './form-state.ts'
import type { Newer } from './load.ts'
import { changedSides } from './merge.ts'

interface ConflictNoteProps {
  definition: Definition
  state: FormState
  newer: Newer
  /** @param taken the fields in which what was saved is to stand */
  onMerge(taken: ReadonlySet<string>): void
  onReload(): void
  isReloading: boolean
}

/** Somebody else has saved the record meanwhile: who and what, and how to go on without losing either's work. */
export function ConflictNote({ definition, state, newer, onMerge, onReload, isReloading }: ConflictNoteProps) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const { fields } = definition
  const sides = [...changedSides(fields, state.initial, state.draft, draftOf(fields, newer.record))]
  const both = sides.filter(([, side]) => side === 'both').map(([name]) => name)
  const who = newer.by ?? 'Somebody else'
  const labelsOf = (wanted: string) =>
    sides
      .filter(([, side]) => side === wanted)
      .map(([name]) => fields[name]?.label)
      .join(', ')

  function choose(name: string, isTheirs: boolean) {
    const others = [...taken].filter((each) => each !== name)
    setTaken(new Set(isTheirs ? [...others, name] : others))
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
        const field = fields[name]
        return (
          field && (
            <Choice
              key={name}
              field={field}
              who={who}
              mine={state.draft[name]}
              theirs={newer.record[name]}
              title={titleOf(definition, newer.record)}
              isTheirs={taken.has(name)}
              onChoose={(isTheirs) => choose(name, isTheirs)}
            />
          )
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => onMerge(taken)}>
          {both.length > 0 && taken.size === 0
            ? `Keep mine for ${both.length === 1 ? 'this field' : 'these fields'}`
            : 'Put both together'}
        </Button>
        <Button onClick={onReload} disabled={isReloading} aria-busy={isReloading}>
          Discard my changes and load what was saved
        </Button>
      </div>
    </div>
  )
}

interface ChoiceProps {
  field: Field
  who: string
  mine: FormState['draft'][string] | undefined
  theirs: unknown
  title: string
  isTheirs: boolean
  onChoose(isTheirs: boolean): void
}

/** A field that both have changed: what each has made of it, and whose is to stand. */
function Choice({ field, who, mine, theirs, title, isTheirs, onChoose }: ChoiceProps) {
  const name = useId()
  const options = [
    { text: 'Mine', isChosen: !isTheirs, value: false },
    { text: `${who}’s`, isChosen: isTheirs, value: true }
  ]
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold text-sm">{field.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <ComparedValues
          field={field}
          title={title}
          before={{ name: `Saved by ${who}`, value: theirs }}
          after={{ name: 'Mine', value: isFileDraft(mine) ? mine.present : mine }}
          afterText={isFileDraft(mine) ? (mine.chosen?.name ?? 'Removed') : undefined}
        />
      </div>
      <div className="flex flex-wrap gap-x-5">
        {options.map(({ text, isChosen, value }) => (
          <label key={text} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            <input type="radio" name={name} checked={isChosen} onChange={() => onChoose(value)} className="size-4.5" />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
