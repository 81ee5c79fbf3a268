import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Collection } from '../../../collections/define.ts'
import { type ExportCell, rowBuilder } from '../../../documents/exports/rows.ts'
import { thumbnail } from '../../../fields/file/thumbnail.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { truncate as truncateText } from '../../../shared/truncate.ts'
import { Button } from '../../../ui/button.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { Progress } from '../../../ui/progress.tsx'
import type { AnyRecord } from '../definitions.ts'
import { type Target, useExport } from './use-export.ts'

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
  const files = collection.admin.exports

  function cancel() {
    exporting.cancel()
    group.current?.querySelector('button')?.focus()
  }

  return (
    <>
      <div ref={group} className="flex flex-wrap gap-2">
        {buttons.map(({ target, label, icon }) => (
          <Button
            key={target}
            aria-disabled={progress !== undefined}
            onClick={() => exporting.start(target)}
            icon={icon}
          >
            {label}
          </Button>
        ))}
      </div>
      {progress && (
        <Progress
          text={`Making ${progress.target === 'print' ? 'the print' : files[progress.target].file}…`}
          note={stepText(progress)}
          share={progress.total > 0 ? progress.done / progress.total : undefined}
          onCancel={cancel}
        />
      )}
      {printed && <PrintSheet collection={collection} records={printed} onReady={exporting.print} />}
    </>
  )
}

function stepText({ step, done, total }: { step: string; done: number; total: number }): string {
  return total > 0 ? `${step} ${indianNumber(done)} of ${indianNumber(total)}` : step
}

/** Longer texts are truncated in print, characters; Excel and PDF have all of it. */
const maxTextLength = 300

interface PrintSheetProps {
  collection: Collection
  records: readonly AnyRecord[]
  /** Everything has been rendered, and every picture has been loaded or has failed to. */
  onReady(): void
}

function PrintSheet({ collection, records, onReady }: PrintSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    let isMounted = true
    const images = [...(sheet.current?.querySelectorAll('img') ?? [])]
    Promise.allSettled(images.map((image) => image.decode())).then(() => {
      if (isMounted) onReady()
    })
    return () => {
      isMounted = false
    }
  }, [onReady])

  const { title, columns } = collection.admin.list
  const toRow = rowBuilder(collection, columns)
  return createPortal(
    <section ref={sheet} aria-label={title} className="print-sheet">
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">Sr. No.</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, index) => (
            <tr key={record.id}>
              <td>{indianNumber(index + 1)}</td>
              {toRow(record).map((cell, column) => (
                <td key={columns[column]?.label}>
                  <PrintedValue {...cell} truncate={columns[column]?.truncate} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body
  )
}

function PrintedValue({ texts, images, typed, truncate = maxTextLength }: ExportCell & { truncate?: number }) {
  if (typed) return <span className="whitespace-nowrap">{texts}</span>
  if (images.length === 0) return truncateText(texts.join(', '), truncate)
  return (
    <span className="print-pictures">
      {images.map((name) => (
        <img key={name} src={thumbnail(name).src} alt="" />
      ))}
    </span>
  )
}
