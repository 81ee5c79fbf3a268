import type { Definition } from '../../collections/define.ts'
import { fileFields } from '../../collections/schemas.ts'
import { existingName } from '../../fields/existing-name.ts'
import { isUnreachable } from '../database/is-unreachable.ts'
import { ClientError } from '../errors.ts'
import type { Files } from '../files/files.ts'
import type { StagedUpload } from '../files/staging.ts'
import type { AnyRecord } from './records.ts'
import type { RecordInput } from './types.ts'

/** The values of file fields that a write changes; null removes the file. */
type FileNames = Record<string, string | null>

/**
 * Publishes the uploads of a write, does the write with their names, and removes them where it fails.
 * @param present the record before the change; undefined for a new one
 * @throws ClientError 415 that names the field
 */
export async function withFiles<T>(
  files: Files,
  definition: Definition,
  { values, uploads }: RecordInput,
  present: AnyRecord | undefined,
  write: (names: FileNames) => Promise<T>
): Promise<T> {
  const published: string[] = []
  try {
    const names: FileNames = {}
    for (const [field] of fileFields(definition)) {
      const upload = uploads[field]
      if (upload) {
        names[field] = await publish(files, field, upload)
        published.push(names[field])
      } else if (present && values[existingName(field)] === '' && present[field] !== null) {
        names[field] = null
      }
    }
    return await write(names)
  } catch (error) {
    // A commit whose answer was lost may have happened, and then the record names these files. If not, the sweep at the
    // next start removes them.
    if (!isUnreachable(error)) await files.remove(published)
    throw error
  }
}

async function publish(files: Files, field: string, upload: StagedUpload): Promise<string> {
  try {
    return await files.publish(upload)
  } catch (error) {
    throw error instanceof ClientError ? error.ofField(field) : error
  }
}
