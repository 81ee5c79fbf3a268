import { z } from 'zod'
import { collections } from '../../collections/index.ts'
import { daysUntil } from '../../shared/due.ts'
import { indianMidnight, indianToday } from '../../shared/indian-format.ts'
import { truncateAtWord } from '../../shared/text.ts'
import type { Actor } from '../auth/access.ts'
import { day } from '../clock.ts'
import type { ListQuery } from '../content/content.ts'
import { type AnyRecord, count, countBy, selectList } from '../content/records.ts'
import type { Db } from '../database/connect.ts'

const messages = collections.contactMessage

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

const lead = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string().describe('Its beginning'),
  topic: z.string(),
  pincode: z.string(),
  bill: z.number().nullable()
})
const dueLead = lead.extend({
  stage: z.enum(messages.fields.stage.options),
  followUpOn: z.iso.date(),
  ownerId: z.int().nullable(),
  owner: z.string()
})

/** The leads that need a person's attention. `counts` tell how many more there are. */
export const leadWorkSchema = z.object({
  /** Newest first. */
  new: z.array(lead.extend({ createdAt: z.iso.datetime() })),
  /** Due today or overdue: the person's own first, then the longest due. */
  due: z.array(dueLead),
  late: z.array(dueLead),
  /** Due on later days, the soonest first. */
  next: z.array(dueLead.pick({ id: true, name: true, subject: true, followUpOn: true })),
  counts: leadCountsSchema,
  /** The number of leads in each open stage. */
  open: z.array(z.object({ stage: z.string(), count: z.int() })),
  /** The number of leads of each of the last weeks; a week is seven days, and the last one ends today. */
  weeks: z.array(z.int())
})
export type LeadWork = z.output<typeof leadWorkSchema>

const shown = 10
const weeksShown = 8
const nextShown = 5
/** The most characters of a message. */
const glance = 240

export async function readLeadWork(db: Db, actor: Actor, now: Date): Promise<LeadWork> {
  const today = indianToday(now.getTime())
  const brief = (record: AnyRecord) => ({ ...record, message: truncateAtWord(String(record.message), glance) })
  const select = async (query: ListQuery) =>
    (await selectList(db, messages, { page: 1, pageSize: shown, ...query })).map(brief)
  const late = { due: { today, isLate: true }, sort: 'followUpOn' }
  // Those of today come first; the late ones follow.
  const due = { due: { today, isLate: false }, sort: '-followUpOn' }
  const own = { where: { [messages.work.owner]: actor.id } }
  const isToday = ({ followUpOn }: AnyRecord) => followUpOn === today
  const ahead = db
    .selectFrom('contactMessage')
    .select(['id', 'name', 'subject', 'followUpOn'])
    .where('followUpOn', '>', today)
  const next = ahead.where('stage', 'in', messages.work.open).orderBy('followUpOn').orderBy('id').limit(nextShown)
  const [newest, ownDue, anyDue, ownLate, anyLate, later, counts, stages, weeks] = await Promise.all([
    select({ where: { [messages.work.stage]: 'New' } }),
    select({ ...due, ...own }),
    select(due),
    select({ ...late, ...own }),
    select(late),
    next.execute(),
    countLeads(db, actor, now),
    countBy(db, messages, messages.work.stage),
    countWeeks(db, now)
  ])
  return {
    new: leadWorkSchema.shape.new.parse(newest),
    due: ownFirst(ownDue.filter(isToday), anyDue.filter(isToday)),
    late: ownFirst(ownLate, anyLate),
    next: leadWorkSchema.shape.next.parse(later),
    counts,
    open: messages.work.open.map((stage) => ({ stage, count: countOf(stages, stage) })),
    weeks
  }
}

function ownFirst(own: readonly AnyRecord[], any: readonly AnyRecord[]): LeadWork['due'] {
  const others = any.filter(({ id }) => own.every((record) => record.id !== id))
  return leadWorkSchema.shape.due.parse([...own, ...others].slice(0, shown))
}

/** Counts the leads of each tab; each count reads only an index. */
export async function countLeads(db: Db, { id: ownerId }: Actor, now: Date): Promise<LeadCounts> {
  const today = indianToday(now.getTime())
  const [stages, mine, ofToday, late] = await Promise.all([
    countBy(db, messages, messages.work.stage),
    count(db, messages, { where: { [messages.work.owner]: ownerId } }),
    count(db, messages, { due: { today, isLate: false }, where: { [messages.work.due]: today } }),
    count(db, messages, { due: { today, isLate: true } })
  ])
  const inStage = (stage: string) => countOf(stages, stage)
  const all = stages.reduce((sum, { count }) => sum + count, 0)
  return { all, new: inStage('New'), mine, due: late + ofToday, late, won: inStage('Won'), lost: inStage('Lost') }
}

function countOf(stages: Awaited<ReturnType<typeof countBy>>, stage: string): number {
  return stages.find(({ value }) => value === stage)?.count ?? 0
}

async function countWeeks(db: Db, now: Date): Promise<number[]> {
  const today = indianToday(now.getTime())
  const firstDay = indianToday(now.getTime() - (weeksShown * 7 - 1) * day)
  const since = new Date(indianMidnight(firstDay)).toISOString()
  const rows = await db.selectFrom('contactMessage').select('createdAt').where('createdAt', '>=', since).execute()
  const weekOf = (createdAt: string) => Math.floor(daysUntil(today, indianToday(Date.parse(createdAt))) / 7)
  const byAge = Map.groupBy(rows, (row) => weekOf(row.createdAt))
  return Array.from({ length: weeksShown }, (_, index) => byAge.get(weeksShown - 1 - index)?.length ?? 0)
}
