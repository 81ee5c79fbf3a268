import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { DatabaseError } from '../sqlite.ts'
import * as tables from './0001-tables.ts'
import * as markdown from './0011-markdown.ts'
import { introductions, jobs, messageIndex, messageLanguage, productFacts } from './0012-to-0018.ts'
import * as translations from './0014-translations.ts'
import * as search from './0015-search.ts'
import * as listIndexes from './0019-list-indexes.ts'
import * as movedTexts from './0020-moved-texts.ts'
import * as searchBytes from './0021-search-bytes.ts'

/** 0001 contains the migrations between, made before the first release. Their names stay for databases that have had all of them. */
const folded: Migration = { up: async () => {} }

async function requireFolded(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'media'))
    throw new DatabaseError(
      'The database was written by an early version from before the first release. Restore a backup.'
    )
}

/** In order. A migration that was released is frozen: a change is a new one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': tables,
  '0002-sign-in': folded,
  '0003-created-by-key': folded,
  '0004-message-search': folded,
  '0005-texts': folded,
  '0006-facts': folded,
  '0007-own-content': folded,
  '0008-alternative-texts': folded,
  '0009-leads': folded,
  '0010-publishing': { up: requireFolded },
  '0011-markdown': markdown,
  '0012-introductions': { up: introductions },
  '0013-product-facts': { up: productFacts },
  '0014-translations': translations,
  '0015-search': search,
  '0016-message-language': { up: messageLanguage },
  '0017-jobs': { up: jobs },
  '0018-message-index': { up: messageIndex },
  '0019-list-indexes': listIndexes,
  '0020-moved-texts': movedTexts,
  '0021-search-bytes': searchBytes
}
