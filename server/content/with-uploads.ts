import { isUnreachable } from '../database/is-unreachable.ts'
import { ClientError } from '../errors.ts'
import type { Files } from '../files/files.ts'
import type { RecordInput } from './types.ts'

/** Publishes the uploads of a write, does it with their names by field, and removes them where it fails. @throws ClientError 415 with the field */
export async function withUploads<T>(
  files: Files,
  uploads: RecordInput['uploads'],
  write: (names: Record<string, string>) => Promise<T>
): Promise<T> {
  const names: Record<string, string> = {}
  try {
    for (const [field, upload] of Object.entries(uploads))
      names[field] = await files.publish(upload).catch((error) => {
        throw error instanceof ClientError ? error.ofField(field) : error
      })
    return await write(names)
  } catch (error) {
    // A commit whose answer was lost may have happened, and then the record names these files. If not, a sweep removes them.
    if (!isUnreachable(error)) await files.remove(Object.values(names))
    throw error
  }
}
