import type { Migration } from 'kysely/migration'
import * as tables from './0001-tables.ts'
import * as signIn from './0002-sign-in.ts'
import * as createdByKey from './0003-created-by-key.ts'
import * as messageSearch from './0004-message-search.ts'
import * as texts from './0005-texts.ts'
import * as facts from './0006-facts.ts'
import * as ownContent from './0007-own-content.ts'
import * as alternativeTexts from './0008-alternative-texts.ts'
import * as leads from './0009-leads.ts'
import * as publishing from './0010-publishing.ts'
import * as markdown from './0011-markdown.ts'
import * as introductions from './0012-introductions.ts'

/** In order. A migration that was released is frozen: a change is a new one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': tables,
  '0002-sign-in': signIn,
  '0003-created-by-key': createdByKey,
  '0004-message-search': messageSearch,
  '0005-texts': texts,
  '0006-facts': facts,
  '0007-own-content': ownContent,
  '0008-alternative-texts': alternativeTexts,
  '0009-leads': leads,
  '0010-publishing': publishing,
  '0011-markdown': markdown,
  '0012-introductions': introductions
}
