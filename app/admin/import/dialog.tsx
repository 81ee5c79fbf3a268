import { useEffect, useId, useRef, useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { importCall, importColumns, importLimits } from '../../../collections/import-columns.ts'
import { fileFields } from '../../../collections/schemas.ts'
import { exportOf } from '../../../documents/exports/plan.ts'
import { useIncomingFiles } from '../../../fields/incoming-files.ts'
import { limitsOf, tooLargeMessage, uploadRules } from '../../../fields/upload-rules.ts'
import type { SheetReport } from '../../../server/import/check-sheet.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { AlertNote, Button, Dialog, FieldInput, toasts } from '../../../ui/index.ts'
import { ApiError, call } from '../api.ts'
import { amountText } from '../definitions.ts'
import { download, makeFile } from '../export/exports.tsx'
import type { List } from '../list/use-list.ts'
import { SignInCancelled } from '../sign-in/gate.ts'

const shownFaults = 100

type ImportDialogProps = Pick<List, 'collection' | 'undoing' | 'reload'> & { onClose(): void }

/** Checks a sheet, reports what it would do, and imports it on request. The chosen file stays after a failure. */
export default function ImportDialog({ collection, undoing, reload, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<SheetReport>()
  /** The running step, and the sent share of the file, from 0 to 1. */
  const [step, setStep] = useState<{ text: string; share: number }>()
  const [failure, setFailure] = useState<ApiError>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Ends a running call. @returns undefined where it failed, or was ended itself */
  async function send(sheet: File, query: string, text: string) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const body = new FormData()
    body.append('file', sheet)
    const onProgress = (share: number) => setStep({ text: share < 1 ? 'Sending the file…' : text, share })
    setFailure(undefined)
    onProgress(0)
    try {
      if (sheet.size > uploadRules.sheet.maxBytes) throw new ApiError(413, { message: tooLargeMessage('sheet') })
      const url = `${importCall(collection)}${query}`
      return (await call<SheetReport & { batch?: string }>('POST', url, { body, signal, onProgress })).body
    } catch (error) {
      if (signal.aborted || error instanceof SignInCancelled) return undefined
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      if (!signal.aborted) setStep(undefined)
    }
  }

  async function check(sheet: File) {
    setFile(sheet)
    setReport(undefined)
    setReport(await send(sheet, '?dryRun=1', 'Checking the rows…'))
  }

  async function run() {
    const done = file && (await send(file, '', 'Importing…'))
    if (!done) return
    toasts.success(`${amountText(done.rows, collection.label)} imported.`, undoing.offer('import', [done]))
    onClose()
    reload()
  }

  function cancel() {
    running.current?.abort()
    onClose()
  }

  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useIncomingFiles(place, ([dropped]) => {
    const files = new DataTransfer()
    files.items.add(dropped)
    if (input.current) input.current.files = files.files
    void check(dropped)
  })
  const isReady = report && !step && report.errors.length === 0 && report.rows > report.unchanged
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isReady) next.current?.focus()
  }, [isReady])
  const frame = {
    id: useId(),
    name: 'file',
    label: 'File',
    hint: `${limitsOf('sheet')} At most ${indianNumber(importLimits.rows)} rows. Or drop the file here.`
  }

  return (
    <Dialog title={`Import ${collection.label.plural}`} onClose={cancel}>
      <div ref={place} className="mt-3 grid gap-4 data-over:outline-2 data-over:outline-link data-over:outline-dashed">
        <Columns collection={collection} />
        <FieldInput
          frame={frame}
          ref={input}
          type="file"
          accept=".xlsx,.csv"
          // The same file can be chosen again once it is mended.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ target }) => target.files?.[0] && check(target.files[0])}
          className="file:mr-3 file:rounded-sm file:border file:border-solid file:border-field file:bg-sunken file:px-3 file:py-1 file:font-semibold file:text-ink"
        />
        {step && (
          <progress
            aria-label={step.text}
            value={step.share < 1 ? step.share : undefined}
            className="w-full accent-sun"
          />
        )}
        <p role="status" className="empty:hidden">
          {step?.text ?? (report && summary(collection, report))}
        </p>
        {failure && <AlertNote>{failure.message}</AlertNote>}
        <div className="flex flex-wrap justify-end gap-2">
          {isReady && (
            <Button ref={next} look="primary" onClick={run}>
              Import {indianNumber(report.rows)} {report.rows === 1 ? 'row' : 'rows'}
            </Button>
          )}
          <Button onClick={cancel}>Cancel</Button>
        </div>
        {report && !step && report.errors.length > 0 && <Faults collection={collection} errors={report.errors} />}
      </div>
    </Dialog>
  )
}

function Columns({ collection }: { collection: Collection }) {
  const { plan } = exportOf(collection, 'excel', '', 0)
  const own = plan.format === 'excel' ? plan.labels : []
  const others = importColumns(collection).map(({ label }) => label)
  const save = async () => {
    const template = await makeFile({ plan, rows: [] }, new AbortController().signal, () => undefined)
    download(template, `${collection.label.plural}-template.xlsx`.replaceAll(' ', '-'))
  }
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p>
        The first row names the columns, as in the Excel file of this list: <b>{own.join(', ')}</b>. It may also have{' '}
        {others.slice(own.length).join(', ')}.
      </p>
      <p className="text-muted">
        A row changes the {collection.label.singular} with the same title, or adds one. An empty cell empties the value,
        a column that is missing leaves it.
        {fileFields(collection).length > 0 && ' Pictures are named by a file of the media library.'}
      </p>
      <Button icon="sheet" onClick={save}>
        Download a template
      </Button>
    </div>
  )
}

function summary({ label }: Collection, { rows, created, updated, unchanged, emptied, errors }: SheetReport): string {
  if (errors.length > 0)
    return `${indianNumber(errors.length)} ${errors.length === 1 ? 'fault' : 'faults'} in ${indianNumber(rows)} rows: nothing was changed.`
  const kept = unchanged > 0 ? ` ${indianNumber(unchanged)} stay as they are.` : ''
  const empty = emptied > 0 ? ` ${indianNumber(emptied)} values become empty.` : ''
  return `${amountText(created, label)} to add, ${indianNumber(updated - unchanged)} to change.${kept}${empty}`
}

function Faults({ collection, errors }: { collection: Collection; errors: SheetReport['errors'] }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="text-left text-muted">
        {errors.length > shownFaults ? `The first ${shownFaults} of ${indianNumber(errors.length)}` : 'What is wrong'}
      </caption>
      <thead>
        <tr>
          {['Row', 'Column', 'Fault'].map((head) => (
            <th key={head} scope="col" className="py-1 pr-3">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {errors.slice(0, shownFaults).map(({ row, field, message }) => (
          <tr key={`${row} ${field} ${message}`} className="border-line border-t align-top">
            <td className="py-1 pr-3 tabular">{indianNumber(row)}</td>
            <td className="py-1 pr-3">{collection.fields[field]?.label}</td>
            <td className="wrap-anywhere py-1">{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
