import { type Definition, isCollection } from '../../collections/define.ts'
import type { Db } from '../database/connect.ts'
import { uniqueViolation } from '../database/expressions.ts'
import { ClientError } from '../errors.ts'
import type { Content } from './content.ts'
import { bumpRevision } from './revision.ts'

/**
 * Does work in one transaction that counts the content's revision, and tells `onChange` of it.
 * @throws ClientError 409 in the definition's words where a value is not unique
 */
export async function commit<T>(
  { db, onChange }: Pick<Content, 'db' | 'onChange'>,
  definition: Definition,
  work: (transaction: Db) => Promise<T>
): Promise<T> {
  try {
    const { result, revision } = await db.transaction().execute(async (transaction) => ({
      result: await work(transaction),
      revision: await bumpRevision(transaction)
    }))
    await onChange(revision)
    return result
  } catch (error) {
    throw asUniqueFault(definition, error)
  }
}

/** The error itself, or what a client is told of it where it is the violation of a unique rule. */
function asUniqueFault(definition: Definition, error: unknown): unknown {
  const violation = uniqueViolation(error)
  if (violation?.table !== definition.name || !isCollection(definition)) return error
  const rule = definition.unique?.find(({ field, column }) => violation.column === (column ?? field))
  return rule ? new ClientError(409, rule.message, { errors: { [rule.field]: rule.message } }) : error
}
