import { readFile } from 'node:fs/promises'
import { importLimits } from '../../collections/import-columns.ts'
import { wrongTypeMessage } from '../../fields/upload-rules.ts'
import { indianNumber } from '../../shared/indian-format.ts'
import { ClientError } from '../errors.ts'

/** All parts of a workbook unpacked, bytes: ten thousand rows with long texts have half of it. */
const maxUnpacked = 64 * 1024 * 1024

/**
 * The cells of an .xlsx or .csv file as texts, row by row, heads first: days as `YYYY-MM-DD`, times as `YYYY-MM-DD hh:mm`.
 * @param onOpened is called when the file has been read @throws ClientError 413, 415
 */
export async function readSheet(file: string, onOpened: () => void): Promise<string[][]> {
  const bytes = new Uint8Array(await readFile(file))
  onOpened()
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (head === '\xd0\xcf\x11\xe0')
    throw new ClientError(
      415,
      'This workbook has a password, or is of an old kind (.xls). Save it as .xlsx without one.'
    )
  const rows = head.startsWith('PK') ? await readWorkbook(bytes) : await readCsv(bytes)
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 0)
  if (rows.length > importLimits.rows + 1) throw tooManyRows()
  if (columns > importLimits.columns)
    throw tooLarge(`The sheet has ${indianNumber(columns)} columns: at most ${importLimits.columns} are read.`)
  return rows
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal')
  try {
    await refuseBomb(bytes)
    const rows: unknown[][] = await readSheet(bytes.buffer, { trim: false })
    return rows.map((row) => row.map(textOf))
  } catch (cause) {
    if (cause instanceof ClientError) throw cause
    throw new ClientError(415, 'This workbook is damaged, or is none.', { cause })
  }
}

/** The reader unpacks all parts, and makes every row up to the last: both are looked at before. @throws ClientError 413 */
async function refuseBomb(bytes: Uint8Array): Promise<void> {
  const { unzipSync } = await import('fflate')
  let unpacked = 0
  const first = 'xl/worksheets/sheet1.xml'
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      unpacked += originalSize
      if (unpacked > maxUnpacked) throw tooLarge('The workbook is too large once it is unpacked.')
      return name === first
    }
  })
  const sheet = Buffer.from(parts[first] ?? []).toString('latin1')
  const [, lastRow] = /\sr="(\d+)"/.exec(sheet.slice(sheet.lastIndexOf('<row '))) ?? []
  if (Number(lastRow) > importLimits.rows + 1) throw tooManyRows()
}

function tooManyRows(): ClientError {
  const most = indianNumber(importLimits.rows)
  return tooLarge(`The sheet has too many rows: at most ${most} are read. Delete empty rows at its end, too.`)
}

function tooLarge(message: string): ClientError {
  return new ClientError(413, message)
}

function textOf(cell: unknown): string {
  // Spreadsheets calculate with more digits than they show.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T(..:..).*/, ' $1')
      .replace(/ 00:00$/, '')
  return withLineFeeds(String(cell ?? ''))
}

async function readCsv(bytes: Uint8Array): Promise<string[][]> {
  const { CsvError, parse } = await import('csv-parse/sync')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const [heads = ''] = text.split(/[\r\n]/, 1)
    const separators = heads.replace(/"[^"]*"/g, '')
    const delimiter = separators.split(';').length > separators.split(',').length ? ';' : ','
    const rows = parse(text, { delimiter, relax_column_count: true, to: importLimits.rows + 2 })
    return rows.map((row) => row.map(withLineFeeds))
  } catch (cause) {
    const reason =
      cause instanceof CsvError ? `This file cannot be read as CSV. ${cause.message}` : wrongTypeMessage('sheet')
    throw new ClientError(415, reason, { cause })
  }
}

function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
