import type { KyselyPlugin } from 'kysely'

export type WriteCounts = Record<'insert' | 'update' | 'delete', number>

const kinds: Record<string, keyof WriteCounts> = {
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete'
}

/** Counts the statements that write, as they go through Kysely. */
export function countWrites(counts: WriteCounts): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const kind = kinds[node.kind]
      if (kind) counts[kind]++
      return node
    },
    transformResult: async ({ result }) => result
  }
}
