import type { Definition } from '../../collections/define.ts'
import { fileFields } from '../../collections/schemas.ts'
import type { Values } from './records.ts'

/** The names of all files of a record. */
export function fileNames(definition: Definition, record: Values): string[] {
  return fileFields(definition)
    .map(([name]) => record[name])
    .filter((name) => typeof name === 'string')
}
