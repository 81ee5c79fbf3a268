import { Button } from './button.tsx'

interface ProgressProps {
  text: string
  note?: string
  /** The finished share, from 0 to 1; undefined while it is unknown. */
  share: number | undefined
  cancel?: string
  onCancel(): void
}

export function Progress({ text, note, share, cancel = 'Cancel', onCancel }: ProgressProps) {
  return (
    <div className="order-last flex basis-full flex-wrap items-center gap-x-3 gap-y-1 rounded-sm border border-line bg-surface px-3 py-1.5 text-sm">
      <span role="status">{text}</span>
      <progress aria-label={note ?? text} value={share} className="w-40 accent-sun max-w-full flex-1" />
      {note && <span className="text-muted tabular">{note}</span>}
      <Button onClick={onCancel} className="ml-auto" icon="close">
        {cancel}
      </Button>
    </div>
  )
}
