import type { Plan } from '../../../documents/exports/plan.ts'
import type { ExportRow } from '../../../documents/exports/rows.ts'
import { readFont } from './fonts.ts'
import { readPicture } from './pictures.ts'

/** From the page: rows in batches, then what to make of them. */
export type Request = { kind: 'rows'; rows: readonly ExportRow[] } | { kind: 'make'; plan: Plan }

/** From the worker. */
export type Reply =
  | { kind: 'progress'; step: string; done: number; total: number }
  | { kind: 'file'; file: Blob }
  | { kind: 'failure'; message: string }

const rows: ExportRow[] = []

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'rows') rows.push(...data.rows)
  else
    makeFile(data.plan).then(
      (file) => reply({ kind: 'file', file }),
      (error: unknown) => reply({ kind: 'failure', message: String(error) })
    )
})

async function makeFile(plan: Plan): Promise<Blob> {
  if (plan.format === 'excel') {
    const { excelFile } = await import('../../../documents/exports/excel.ts')
    return await excelFile(plan, rows)
  }
  const { listPdf } = await import('../../../documents/exports/list-pdf.ts')
  const onProgress = (step: string, done: number, total: number) => reply({ kind: 'progress', step, done, total })
  return await listPdf(plan, rows, { readFont, readPicture, onProgress })
}

function reply(message: Reply): void {
  postMessage(message)
}
