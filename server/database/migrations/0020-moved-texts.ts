import { type Kysely, sql } from 'kysely'

/** How a system works is explained on Renewable Energy, no longer on Home: the owner's own sentences go along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update text set key = 'renewable' || substr(key, 5) where key like 'home.how.%'`.execute(db)
}
