import { useRef } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { type Progress, type Target, useExport } from './use-export.ts'

const buttons: readonly { target: Target; label: string; icon: IconName }[] = [
  { target: 'excel', label: 'Excel', icon: 'sheet' },
  { target: 'pdf', label: 'PDF', icon: 'page' },
  { target: 'print', label: 'Print', icon: 'printer' }
]

/** The buttons that export or print a whole list, and the progress of the one that runs. */
export function Exports({ collection }: { collection: Collection }) {
  const exporting = useExport(collection)
  const group = useRef<HTMLDivElement>(null)
  const { progress, printed } = exporting
  const isOffered = ({ target }: { target: Target }) => target === 'excel' || collection.admin.exports.pdf

  function cancel() {
    exporting.cancel()
    group.current?.querySelector('button')?.focus()
  }

  return (
    <>
      <div ref={group} className="flex flex-wrap gap-2">
        {buttons.filter(isOffered).map(({ target, label, icon }) => (
          <Button key={target} aria-disabled={progress !== undefined} onClick={() => exporting.start(target)}>
            <Icon name={icon} />
            {label}
          </Button>
        ))}
      </div>
      {progress && <ExportProgress collection={collection} progress={progress} onCancel={cancel} />}
      {printed && <PrintSheet collection={collection} records={printed} onReady={exporting.print} />}
    </>
  )
}

interface ExportProgressProps {
  collection: Collection
  progress: Progress
  onCancel(): void
}

function ExportProgress({ collection, progress: { target, step, done, total }, onCancel }: ExportProgressProps) {
  const { excel, pdf } = collection.admin.exports
  const file = target === 'print' ? 'the print' : target === 'excel' ? excel.file : pdf?.file
  return (
    <div className="order-last flex basis-full flex-wrap items-center gap-x-3 gap-y-1 rounded-sm border border-line bg-surface px-3 py-1.5 text-sm">
      <span role="status">Making {file}…</span>
      <progress
        aria-label={step}
        max={total || undefined}
        value={total ? done : undefined}
        className="bar w-40 max-w-full flex-1"
      />
      <span className="text-muted tabular-nums">
        {step}
        {total > 0 && ` ${indianNumber(done)} of ${indianNumber(total)}`}
      </span>
      <Button onClick={onCancel} className="ml-auto">
        <Icon name="close" />
        Cancel
      </Button>
    </div>
  )
}
