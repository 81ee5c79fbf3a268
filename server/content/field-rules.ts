import type { Fields } from '../../collections/define.ts'
import { type Field, kindOf } from '../../fields/index.ts'
import { passwordFault } from '../auth/password-fault.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Db } from '../database/connect.ts'
import type { Values } from './records.ts'

/** What a kind of field needs beyond `fields/`: rules that ask the database, and work that only the server can do. */
interface ServerRules {
  /**
   * Why a valid value is refused all the same; undefined where it is not.
   * @param record all values of the record as it will be
   */
  check(db: Db, value: unknown, fields: Fields, record: Values): Promise<string | undefined>
  /** What is stored in place of the value. */
  toStored(value: unknown): Promise<unknown>
}

const byKind: Partial<Record<Field['kind'], ServerRules>> = {
  password: {
    check: (db, value, fields, record) => passwordFault(db, String(value), textsOf(fields, record)),
    toStored: (value) => hashPassword(String(value))
  }
}

/** The rules of a field; undefined where its kind needs none, or there is no such field. */
export function serverRules(field: Field | undefined): ServerRules | undefined {
  return field && byKind[field.kind]
}

/** The texts of a record, such as a person's name, that its password must not be made of. */
function textsOf(fields: Fields, record: Values): string[] {
  const barred = Object.entries(fields).filter(([, field]) => kindOf(field).isBarredFromPasswords)
  return barred.map(([name]) => String(record[name] ?? ''))
}
