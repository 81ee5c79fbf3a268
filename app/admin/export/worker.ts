import type { Plan } from './plan.ts'
import type { ExportRow } from './rows.ts'

/** What the page tells the worker: rows, in several parts, and then what to make of them. */
export type Order = { kind: 'rows'; rows: readonly ExportRow[] } | { kind: 'make'; plan: Plan }

/** What the worker tells the page. */
export type Report =
  | { kind: 'progress'; step: string; done: number; total: number }
  | { kind: 'file'; file: Blob }
  | { kind: 'failure'; message: string }

const rows: ExportRow[] = []

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.kind === 'rows') rows.push(...data.rows)
  else
    made(data.plan).then(
      (file) => report({ kind: 'file', file }),
      (error: unknown) => report({ kind: 'failure', message: String(error) })
    )
})

async function made(plan: Plan): Promise<Blob> {
  if (plan.format === 'excel') {
    const { excelFile } = await import('../../../documents/excel.ts')
    return await excelFile(plan, rows)
  }
  const { pdfFile } = await import('../../../documents/pdf/pdf.ts')
  return await pdfFile(plan, rows, (step, done, total) => report({ kind: 'progress', step, done, total }))
}

function report(what: Report): void {
  postMessage(what)
}
