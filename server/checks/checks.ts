import { z } from 'zod'
import { type Access, type Definition, isCollection, titleOf } from '../../collections/define.ts'
import { recommendedNames } from '../../collections/gaps.ts'
import { allDefinitions } from '../../collections/index.ts'
import { indianLongDay, indianToday } from '../../shared/indian-format.ts'
import { languageCodes } from '../../shared/languages.ts'
import { capitalized } from '../../shared/text.ts'
import { type Actor, isAllowed } from '../auth/access.ts'
import type { BackupState } from '../backup/schedule.ts'
import { day } from '../clock.ts'
import { type AnyRecord, selectList, selectOne } from '../content/records.ts'
import { perEdition } from '../content/revision.ts'
import type { Db } from '../database/connect.ts'
import type { Site } from '../site.ts'
import { selectChanged } from '../texts/texts.ts'
import { demoRecords } from './demo.ts'
import { type CheckContext, type Fault, linkChecker, recordFaults, textFaults } from './rules.ts'

/** An end is reported this long before, ms. */
const warnBefore = 30 * day

/** A fault that the company should mend before visitors see it. */
export const checkSchema = z.object({
  /** Stable, for programs and tests: `demo`, `link`, `ended` … */
  kind: z.string(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  count: z.int().optional().describe('How many entries it names; left out for one'),
  /** The screen of the back office where it is mended. */
  path: z.string()
})
export type Check = z.output<typeof checkSchema>

type GuardedCheck = Check & { access: Access }

/** Checks all content that visitors see, and looks for remains of the demo, once for each edition. */
export function createChecks({ db, env, clock, readEdition }: Site, readBackups: () => Promise<BackupState>) {
  const readContent = perEdition(readEdition, () => {
    const now = clock().getTime()
    return checkContent(db, { today: indianToday(now), soon: indianToday(now + warnBefore), publicUrl: env.PUBLIC_URL })
  })
  return async function readChecks(actor: Actor | null): Promise<Check[]> {
    const found = [...(await readContent()), ...backupChecks(await readBackups())]
    return found.filter(({ access }) => isAllowed(access, actor)).map(({ access: _, ...check }) => check)
  }
}

async function checkContent(db: Db, days: Omit<CheckContext, 'leadsSomewhere'>): Promise<GuardedCheck[]> {
  const records = new Map<string, AnyRecord[]>()
  const shown = allDefinitions.filter(({ access }) => access.read === 'public')
  for (const one of shown) {
    const found = isCollection(one) ? await selectList(db, one, { status: 'published' }) : [await selectOne(db, one)]
    records.set(one.name, found)
  }
  const context = { ...days, leadsSomewhere: linkChecker(records) }
  const ofRecords = shown.flatMap((definition) =>
    (records.get(definition.name) ?? []).flatMap((record) =>
      recordFaults(definition, record, context).map((fault) => checkOf(definition, record, fault))
    )
  )
  const lacking = await Promise.all(shown.map((one) => lackingChecks(db, one)))
  // For all staff, since the footer tells all visitors.
  const demo: GuardedCheck[] = []
  for await (const { definition, record } of demoRecords(db))
    demo.push({ ...checkOf(definition, record, demoFault), access: 'staff' })
  return [...ofRecords, ...demo, ...lacking.flat(), ...(await textChecks(db, context))]
}

const demoFault: Fault = { kind: 'demo', severity: 'warning', what: 'still demo content' }

/** Records that another one should refer to, such as news without a detail. */
async function lackingChecks(db: Db, definition: Definition): Promise<GuardedCheck[]> {
  if (!isCollection(definition)) return []
  const referring = recommendedNames(definition).filter(({ name }) => !(name in definition.fields))
  const checks = referring.map(async ({ name, label }) =>
    (await selectList(db, definition, { missing: [name], status: 'published' })).map((record) =>
      checkOf(definition, record, { kind: 'detail', severity: 'warning', what: `there is no ${label}` })
    )
  )
  return (await Promise.all(checks)).flat()
}

async function textChecks(db: Db, context: CheckContext): Promise<GuardedCheck[]> {
  const changed = await Promise.all(languageCodes.map((language) => selectChanged(db, language)))
  return changed
    .flat()
    .flatMap(({ key, text }) =>
      textFaults([text], context).map(({ what, ...fault }) => ({
        ...fault,
        message: `Text '${key}': ${what}.`,
        path: `/textlist?search=${encodeURIComponent(key)}`,
        access: 'staff' as const
      }))
    )
}

function backupChecks({ everyHours, lastAt, isLate }: BackupState): GuardedCheck[] {
  const common = { kind: 'backup', path: '/admin-panel', access: 'admin' } as const
  if (everyHours === null) return [{ ...common, severity: 'warning', message: 'Scheduled backups are not set up.' }]
  if (!isLate) return []
  const last = lastAt === null ? 'none was made yet' : `the last one is of ${indianLongDay(lastAt.slice(0, 10))}`
  return [{ ...common, severity: 'error', message: `Backups: ${last}, though one is due every ${everyHours} hours.` }]
}

function checkOf(definition: Definition, record: AnyRecord, { what, ...fault }: Fault): GuardedCheck {
  const { singular } = definition.label
  const name = capitalized(singular)
  const isOne = !isCollection(definition)
  return {
    ...fault,
    message: `${isOne ? name : `${name} '${titleOf(definition, record)}'`}: ${what}.`,
    path: isOne ? definition.admin.form.path : `${definition.admin.form.path}?id=${record.id}`,
    access: definition.access.write
  }
}
