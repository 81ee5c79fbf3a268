import { generatedColumn } from '../../server/database/db.ts'

/** A row as it was read, without what PostgreSQL generates itself: it can be inserted again. */
export function insertable<R extends object>(row: R): R {
  Reflect.deleteProperty(row, generatedColumn)
  return row
}
