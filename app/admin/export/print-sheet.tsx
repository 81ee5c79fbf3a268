import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Collection } from '../../../collections/define.ts'
import { thumbnail } from '../../../fields/image/thumbnail.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { truncate as truncateText } from '../../../shared/truncate.ts'
import type { AnyRecord } from '../definitions.ts'
import { type ExportCell, rowBuilder } from './rows.ts'

/** Of a long text the list prints its beginning, characters; Excel and PDF have all of it. */
const textCut = 300

interface PrintSheetProps {
  collection: Collection
  records: readonly AnyRecord[]
  /** Everything is there, also the pictures that could be loaded. */
  onReady(): void
}

/** All records with the columns of the list, for paper alone: on the screen it is not shown. */
export function PrintSheet({ collection, records, onReady }: PrintSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    let recommended = true
    loaded([...(sheet.current?.querySelectorAll('img') ?? [])]).then(() => {
      if (recommended) onReady()
    })
    return () => {
      recommended = false
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

function PrintedValue({ cell: { texts, images, date }, truncate = textCut }: { cell: ExportCell; truncate?: number }) {
  if (date) return <span className="whitespace-nowrap">{texts}</span>
  if (images.length === 0) return truncateText(texts.join(', '), truncate)
  return (
    <span className="print-pictures">
      {images.map((name) => (
        <img key={name} src={thumbnail(name).src} alt="" />
      ))}
    </span>
  )
}

/** Ends when every picture has been loaded, or could not be. */
async function loaded(images: readonly HTMLImageElement[]): Promise<void> {
  await Promise.allSettled(images.map((image) => image.decode()))
}
