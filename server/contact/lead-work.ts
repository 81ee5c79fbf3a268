import { sql } from 'kysely'
import { z } from 'zod'
import { collections } from '../../collections/index.ts'
import { indianToday } from '../../shared/indian-format.ts'
import type { Actor } from '../auth/actor.ts'
import { count, countBy } from '../content/records.ts'
import type { Db } from '../database/connect.ts'

const messages = collections.contactMessage

/** How many leads there are in each tab of their list. */
export const leadCountsSchema = z.object({
  all: z.int(),
  new: z.int(),
  /** Of the person who asks. */
  mine: z.int(),
  /** Open, and due today or before; `late` of them before. */
  due: z.int(),
  late: z.int(),
  won: z.int(),
  lost: z.int()
})
type LeadCounts = z.output<typeof leadCountsSchema>

const lead = z.object({ id: z.int(), name: z.string(), phone: z.string(), subject: z.string() })
const dueLead = lead.extend({
  stage: z.string(),
  followUpOn: z.iso.date(),
  ownerId: z.int().nullable(),
  owner: z.string()
})

/** What a person begins the day with. `counts` tell how many more there are. */
export const leadWorkSchema = z.object({
  /** Newest first. */
  new: z.array(lead.extend({ topic: z.string(), createdAt: z.iso.datetime() })),
  /** Those of today, and those of days before: the person's own first, then the longest due. */
  due: z.array(dueLead),
  late: z.array(dueLead),
  counts: leadCountsSchema
})
export type LeadWork = z.output<typeof leadWorkSchema>

const shown = 10

/** The leads that wait for somebody. */
export async function readLeadWork(db: Db, actor: Actor, now: Date): Promise<LeadWork> {
  const today = indianToday(now.getTime())
  const [newest, due, late, counts] = await Promise.all([
    db
      .selectFrom('contactMessage')
      .select(['id', 'name', 'phone', 'subject', 'topic', 'createdAt'])
      .where('stage', '=', 'New')
      .orderBy('id', 'desc')
      .limit(shown)
      .execute(),
    selectDue(db, '=', today, actor),
    selectDue(db, '<', today, actor),
    countLeads(db, actor, now)
  ])
  return { new: newest, due, late, counts }
}

async function selectDue(db: Db, comparison: '=' | '<', today: string, { id }: Actor): Promise<LeadWork['due']> {
  const rows = await db
    .selectFrom('contactMessage as lead')
    .leftJoin('user', 'user.id', 'lead.ownerId')
    .select(['lead.id', 'name', 'phone', 'subject', 'stage', 'followUpOn', 'ownerId', 'fullName'])
    .where('followUpOn', '>', '')
    .where('followUpOn', comparison, today)
    .where('stage', 'in', messages.work.open)
    .orderBy(sql`case when ${sql.ref('ownerId')} = ${id} then 0 else 1 end`)
    .orderBy('followUpOn')
    .orderBy('lead.id')
    .limit(shown)
    .execute()
  return rows.map(({ fullName, ...row }) => ({ ...row, owner: fullName ?? '' }))
}

/** Counts the leads of each tab; each count reads an index alone. */
export async function countLeads(db: Db, { id: ownerId }: Actor, now: Date): Promise<LeadCounts> {
  const today = indianToday(now.getTime())
  const [stages, mine, due, late] = await Promise.all([
    countBy(db, messages, messages.work.stage),
    count(db, messages, { ownerId }),
    count(db, messages, { due: { today, isLate: false } }),
    count(db, messages, { due: { today, isLate: true } })
  ])
  const inStage = (stage: string) => stages.find(({ value }) => value === stage)?.count ?? 0
  const all = stages.reduce((sum, { count }) => sum + count, 0)
  return { all, new: inStage('New'), mine, due, late, won: inStage('Won'), lost: inStage('Lost') }
}
