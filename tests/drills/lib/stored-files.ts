import assert from 'node:assert/strict'
import { existsSync, readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { allDefinitions } from '../../../collections/index.ts'
import { fileNameFields, filesOf } from '../../../collections/schemas.ts'
import { fileFolders } from '../../../server/files/storage.ts'
import { withVariants } from '../../../shared/image-variants.ts'
import type { Data } from './context.ts'
import { ask } from './database.ts'

/** The folders of published files. */
const published = ({ folder }: Data) => fileFolders.map((name) => path.join(folder, name))
const incoming = ({ folder }: Data) => path.join(folder, 'uploads-incoming')

/** Every name in the database has its file and variants, every file its name, and nothing temporary is left. Gives the number of files. */
export async function checkStoredFiles(data: Data): Promise<number> {
  const { wanted, found } = await checkNames(data)
  const orphans = found.filter((name) => !wanted.includes(name))
  assert.deepEqual({ orphans, temporary: temporaryFiles(data) }, { orphans: [], temporary: [] })
  return found.length
}

/** Every name in the database has its file and its variants. */
export async function checkNames(data: Data): Promise<{ wanted: string[]; found: string[] }> {
  const wanted = (await namesInDatabase(data)).flatMap(withVariants)
  const found = published(data).flatMap((folder) => readdirSync(folder))
  const dangling = wanted.filter((name) => !found.includes(name))
  assert.deepEqual(dangling, [], 'Names without a file')
  return { wanted, found }
}

/** The names of unfinished uploads. */
export function temporaryFiles(data: Data): string[] {
  return readdirSync(incoming(data))
}

/** Makes all files older, ms: the sweep leaves recent ones alone. */
export function age(data: Data, by: number): void {
  const then = new Date(Date.now() - by)
  for (const folder of [...published(data), incoming(data)]) {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) utimesSync(path.join(folder, name), then, then)
  }
}

/** The names of files that records and the history name, without their variants. */
export async function namesInDatabase(data: Data): Promise<string[]> {
  const kept = await ask(data, 'select distinct "name" from "historyFile"')
  const names = kept.map(({ name }) => String(name))
  for (const definition of allDefinitions) {
    const columns = fileNameFields(definition).map(([name]) => `"${name}"`)
    if (columns.length === 0) continue
    const rows = await ask(data, `select ${columns.join(', ')} from "${definition.name}"`)
    names.push(...rows.flatMap((row) => filesOf(definition, row)).map(({ name }) => name))
  }
  return [...new Set(names)]
}
