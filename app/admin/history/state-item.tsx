import { useId, useState } from 'react'
import { indianTime } from '../../../shared/indian-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Difference } from './difference.tsx'
import type { RecordState } from './states.ts'

interface StateItemProps {
  state: RecordState
  title: string
  onRestore(): void
}

/** One version in the history of a record; what it changed is shown on request. */
export function StateItem({ state, title, onRestore }: StateItemProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { madeAt, madeBy, changes, versionId } = state
  const when = madeAt ? indianTime(madeAt) : 'Before the history begins'
  const labels = changes.map(({ field }) => field.label)
  return (
    <li className="border-line border-l-4 pl-4">
      <p className="font-semibold tabular-nums">
        {madeAt ? <time dateTime={madeAt}>{when}</time> : when}
        {versionId === undefined && (
          <span className="ml-2 rounded-sm bg-leaf-soft px-2 py-0.5 text-leaf text-sm">Present version</span>
        )}
      </p>
      <p className="text-sm wrap-anywhere">
        {sentence(state, labels)}
        {madeBy && <span className="text-muted"> by {madeBy}</span>}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {changes.length > 0 && (
          <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'} {state.isFirst ? 'values' : 'changes'}
            <span className="sr-only"> of {when}</span>
          </Button>
        )}
        {versionId !== undefined && (
          <Button onClick={onRestore}>
            Restore this version<span className="sr-only"> of {when}</span>
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="mt-3">
        {isOpen && <Difference changes={changes} title={title} isFirst={state.isFirst} />}
      </div>
    </li>
  )
}

function sentence({ kind }: RecordState, labels: readonly string[]): string {
  if (kind === 'created') return 'Created'
  if (kind === 'oldest') return 'The oldest version that is kept'
  if (kind === 'back') return 'Brought back after its deletion'
  return labels.length > 0 ? `${labels.join(', ')} changed` : 'Saved without a change'
}
