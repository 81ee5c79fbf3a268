import type { Access, Definition } from '../../collections/define.ts'
import { requireAccess } from '../auth/access.ts'
import type { Actor } from '../auth/actor.ts'
import { confirmActor } from '../auth/sessions.ts'
import { uniqueViolation } from '../database/expressions.ts'
import { ClientError } from '../errors.ts'
import type { Content } from './content.ts'
import { bumpRevision } from './revision.ts'
import { newNote, type WriteNote } from './versioned-writes.ts'

type Work<T> = (note: WriteNote) => Promise<T>

/**
 * Does work in one transaction that counts the content's revision, and tells `onChange` of it. Whether the actor may write is
 * asked again here: a body may take long to arrive, and its sender may have lost session or role meanwhile.
 * @throws ClientError 401, 403; 409 in the definition's words where a value is not unique
 */
export async function commit<T>(
  content: Content,
  definition: Definition,
  actor: Actor | null,
  work: Work<T>
): Promise<T> {
  try {
    return await commitAs(content, definition.access.write, actor, work, definition)
  } catch (error) {
    throw asUniqueFault(definition, error)
  }
}

/** The same for content that is no record. @param definition of those whose rules take a lock first */
export async function commitAs<T>(
  content: Content,
  access: Access,
  actor: Actor | null,
  work: Work<T>,
  definition?: Definition
): Promise<T> {
  const { result, revision } = await content.db.transaction().execute(async (db) => {
    for (const rule of content.rules ?? []) if (definition) await rule.lock?.(db, definition)
    const present = actor && (await confirmActor(db, actor))
    requireAccess(access, present)
    return { result: await work(newNote(db, content, present)), revision: await bumpRevision(db) }
  })
  await content.onChange(revision)
  return result
}

/** The error itself, or what a client is told of it where it is the violation of a unique rule. */
function asUniqueFault(definition: Definition, error: unknown): unknown {
  const violation = uniqueViolation(error)
  if (violation?.table !== definition.name) return error
  const rule = definition.unique?.find(({ field, column }) => violation.column === (column ?? field))
  return rule ? new ClientError(409, rule.message, { errors: { [rule.field]: rule.message } }) : error
}
