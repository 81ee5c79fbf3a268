import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Collection } from '../../../collections/define.ts'
import { type ExportCell, rowBuilder } from '../../../documents/exports/rows.ts'
import { thumbnail } from '../../../fields/image/thumbnail.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { truncate as truncateText } from '../../../shared/truncate.ts'
import type { AnyRecord } from '../definitions.ts'
import { shownColumns, useParts } from '../parts.ts'

/** Longer texts are truncated in print, characters; Excel and PDF have all of it. */
const maxTextLength = 300

interface PrintSheetProps {
  collection: Collection
  records: readonly AnyRecord[]
  /** Everything has been rendered, and every picture has been loaded or has failed to. */
  onReady(): void
}

/** All records with the columns of the list, shown in print only. */
export function PrintSheet({ collection, records, onReady }: PrintSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    let isMounted = true
    settleImages([...(sheet.current?.querySelectorAll('img') ?? [])]).then(() => {
      if (isMounted) onReady()
    })
    return () => {
      isMounted = false
    }
  }, [onReady])

  const { title } = collection.admin.list
  const columns = shownColumns(collection, useParts())
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
                  <PrintedValue cell={cell} truncate={columns[column]?.truncate} />
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

function PrintedValue({
  cell: { texts, images, typed },
  truncate = maxTextLength
}: {
  cell: ExportCell
  truncate?: number
}) {
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

async function settleImages(images: readonly HTMLImageElement[]): Promise<void> {
  await Promise.allSettled(images.map((image) => image.decode()))
}
