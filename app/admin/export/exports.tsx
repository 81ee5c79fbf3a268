import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Collection } from '../../../collections/define.ts'
import { exportOf, type FileFormat } from '../../../documents/exports/plan.ts'
import { type ExportCell, rowBuilder } from '../../../documents/exports/rows.ts'
import { thumbnail } from '../../../fields/file/thumbnail.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { truncate as truncateText } from '../../../shared/text.ts'
import { Button, type IconName, Progress, toasts } from '../../../ui/index.ts'
import { ApiError, call } from '../api.ts'
import { recordsCall } from '../calls.ts'
import { type AnyRecord, plainRecords } from '../definitions.ts'
import { SignInCancelled } from '../sign-in/gate.ts'
import { useSettings } from '../use-back-office.tsx'
import type { ExportReply, ExportRequest } from './worker.ts'

const buttons: readonly { target: Target; label: string; icon: IconName }[] = [
  { target: 'excel', label: 'Excel', icon: 'sheet' },
  { target: 'pdf', label: 'PDF', icon: 'page' },
  { target: 'print', label: 'Print', icon: 'printer' }
]

type Target = FileFormat | 'print'

type OnProgress = (step: string, done: number, total: number) => void

/** The buttons that export or print a whole list, one at a time, and the progress of that. Leaving the list cancels it. */
export function Exports({ collection }: { collection: Collection }) {
  const group = useRef<HTMLDivElement>(null)
  const files = collection.admin.exports
  const issuer = useSettings()?.companyName ?? ''
  /** `total` is 0 while it is not known. */
  const [progress, setProgress] = useState<{ target: Target; step: string; done: number; total: number }>()
  const [printed, setPrinted] = useState<readonly AnyRecord[]>()
  const running = useRef<AbortController>(undefined)

  function end() {
    running.current?.abort()
    running.current = undefined
    setProgress(undefined)
    setPrinted(undefined)
  }
  useEffect(() => () => running.current?.abort(), [])

  async function start(target: Target) {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setPrinted(undefined)
    const onProgress: OnProgress = (step, done, total) => {
      if (!signal.aborted) setProgress({ target, step, done, total })
    }
    onProgress('Reading', 0, 0)
    try {
      const { body } = await call<AnyRecord[]>('GET', recordsCall(collection), { signal })
      const records = await plainRecords(collection, body)
      if (target === 'print') return startTransition(() => setPrinted(records))
      const { file, columns, plan } = exportOf(collection, target, issuer, records.length)
      onProgress('Writing', 0, 0)
      const rows = records.map(rowBuilder(collection, columns))
      download(await makeFile({ plan, rows }, signal, onProgress), file)
      toasts.success(`${file} is ready.`)
      end()
    } catch (error) {
      if (signal.aborted) return
      end()
      if (error instanceof SignInCancelled) return
      const reason = error instanceof ApiError ? error.reason : undefined
      toasts.failure(`Could not ${target === 'print' ? 'print' : 'export'} ${collection.label.plural}.`, reason)
    }
  }

  /** To be called when the printed list has been rendered, with all of its pictures. */
  function print() {
    running.current = undefined
    setProgress(undefined)
    addEventListener('afterprint', () => setPrinted(undefined), { once: true })
    window.print()
  }

  const count = progress && `${indianNumber(progress.done)} of ${indianNumber(progress.total)}`

  function cancel() {
    end()
    group.current?.querySelector('button')?.focus()
  }

  return (
    <>
      <div ref={group} className="flex gap-1">
        {buttons.map(({ target, label, icon }) => (
          <Button key={target} look="tool" icon={icon} aria-disabled={Boolean(progress)} onClick={() => start(target)}>
            {label}
          </Button>
        ))}
      </div>
      {progress && (
        <Progress
          text={`Making ${progress.target === 'print' ? 'the print' : files[progress.target].file}…`}
          note={progress.total > 0 ? `${progress.step} ${count}` : progress.step}
          share={progress.total > 0 ? progress.done / progress.total : undefined}
          onCancel={cancel}
        />
      )}
      {printed && <PrintSheet collection={collection} records={printed} onReady={print} />}
    </>
  )
}

/** Longer texts are truncated in print, characters; Excel and PDF have all of it. */
const maxTextLength = 300

type PrintSheetProps = { collection: Collection; records: readonly AnyRecord[]; onReady(): void }

function PrintSheet({ collection, records, onReady }: PrintSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    let isMounted = true
    const images = [...(sheet.current?.querySelectorAll('img') ?? [])]
    Promise.allSettled(images.map((image) => image.decode())).then(() => {
      if (isMounted) ready()
    })
    return () => {
      isMounted = false
    }
  }, [])

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

/** Makes a file in a worker; aborting ends it. @throws Error where it cannot be made; the signal's reason */
export function makeFile(request: ExportRequest, signal: AbortSignal, onProgress: OnProgress): Promise<Blob> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be loaded.')))
    worker.addEventListener('message', ({ data }: MessageEvent<ExportReply>) => {
      if (data instanceof Blob) resolve(data)
      else onProgress(...data)
    })
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}

export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser needs the URL until it has started to write the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
