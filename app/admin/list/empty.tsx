import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ListState } from './state.ts'

interface EmptyProps {
  collection: Collection
  state: ListState
  onClear(): void
}

/** A list without rows says what to do. */
export function Empty({ collection: { label, api, admin }, state, onClear }: EmptyProps) {
  const { search, unread, missing } = state
  if (search || unread || missing) {
    const filtered = unread ? `No unread ${label.plural}.` : `No ${label.plural} lack this.`
    return (
      <EmptyCard text={search ? `No ${label.plural} match ‘${search}’.` : filtered}>
        <Button onClick={onClear}>Show all {label.plural}</Button>
      </EmptyCard>
    )
  }
  if (!api.create) return <EmptyCard text={`There are no ${label.plural} yet. They appear here by themselves.`} />
  return (
    <EmptyCard text={`There are no ${label.plural} yet.`}>
      <Link to={admin.form.path} className={buttonClass()}>
        <Icon name="plus" />
        Add the first {label.singular}
      </Link>
    </EmptyCard>
  )
}

function EmptyCard({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-field border-dashed px-6 py-12 text-center">
      <p className="text-muted">{text}</p>
      {children}
    </div>
  )
}
