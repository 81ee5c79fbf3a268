import { indianToday } from '../shared/indian-format.ts'
import type { Language } from '../shared/languages.ts'
import { accountRule } from './auth/account-rule.ts'
import { tokenCookie } from './auth/cookie.ts'
import { deviceFormat, deviceLifetime } from './auth/devices.ts'
import { readOrCreateKey, signInKeyName } from './auth/key-file.ts'
import { createLimits } from './auth/limits.ts'
import { readBackupState } from './backup/schedule.ts'
import { createBrochures } from './brochures/brochures.ts'
import { AnswerFiles } from './cache/answer-files.ts'
import { PageCache } from './cache/page-cache.ts'
import { createChecks } from './checks/checks.ts'
import { createContact } from './contact/contact.ts'
import { leadRule } from './contact/lead-timeline.ts'
import { createTrack } from './contact/track.ts'
import type { Content } from './content/content.ts'
import { contentReader } from './content/reader.ts'
import { readRevision } from './content/revision.ts'
import type { Connection } from './database/connect.ts'
import { createReadiness } from './health/readiness.ts'
import { securityHeaders } from './http/protect.ts'
import { createProxies } from './http/proxies.ts'
import { mailComposer } from './mail/compose.ts'
import { createOutbox } from './mail/outbox.ts'
import { enqueueOwnerMail } from './mail/queue.ts'
import { mailWarnings } from './mail/warnings.ts'
import { createLibrary } from './media/library.ts'
import { updateSearchIndex } from './search/entries.ts'
import type { Site } from './site.ts'
import { createTexts } from './texts/texts.ts'

type ServiceOptions = Pick<Site, 'env' | 'files' | 'clock' | 'log'> & { connection: Connection }

export type Services = Awaited<ReturnType<typeof createServices>>

/** Builds the parts of the program, each from those above it. */
export async function createServices({ env, connection: { db, engine }, files, clock, log }: ServiceOptions) {
  await updateSearchIndex(db)
  const today = () => indianToday(clock().getTime())
  const signInKey = () => readOrCreateKey(env.DATA_DIR, signInKeyName)
  const site: Site = {
    env,
    db,
    files,
    clock,
    log,
    limits: createLimits(db, clock, env.RATE_LIMITS === 'on', signInKey),
    reader: contentReader(db),
    readerIn: (language) => contentReader(db, language),
    today,
    readEdition: async () => `${await readRevision(db)} of ${today()}`
  }
  const headers = securityHeaders(env.PUBLIC_URL)
  const proxies = createProxies(env, log)
  // One process holds SQLite, so its own writes are all there are; on PostgreSQL other servers write, too.
  const isShared = engine === 'postgres'
  const answerFiles = env.ANSWER_FILES ? new AnswerFiles(env.ANSWER_FILES, log) : undefined
  const cache = new PageCache(headers, clock, isShared ? () => readRevision(db) : undefined, answerFiles)
  const content: Content = {
    db,
    files,
    clock,
    rules: [accountRule, leadRule(env.SMTP_URL ? (...given) => enqueueOwnerMail(site.limits, ...given) : undefined)],
    onChange: (revision) => cache.contentChanged(revision)
  }
  const readTexts = createTexts(site)
  const readSentences = async (language?: Language) => (await readTexts(language)).texts

  // Without a mail server, messages wait in the staff's inbox.
  const send = env.SMTP_URL && (await import('./mail/smtp.ts')).smtpSender(env.SMTP_URL, env)
  const outbox = send ? createOutbox(site, mailComposer(site, readSentences), send) : undefined

  const readiness = createReadiness(site)
  const readBackups = () => readBackupState(env, clock, isShared ? db : undefined)

  return {
    ...site,
    headers,
    proxies,
    cache,
    content,
    readLibrary: createLibrary(content, site.readEdition),
    readTexts,
    brochures: createBrochures(site, readTexts),
    cookies: {
      session: tokenCookie(env.PUBLIC_URL, 'session'),
      pendingSignIn: tokenCookie(env.PUBLIC_URL, 'sign-in'),
      device: tokenCookie(env.PUBLIC_URL, 'device', { format: deviceFormat, maxAge: deviceLifetime })
    },
    outbox,
    contact: createContact(site, () => outbox?.wake()),
    track: createTrack(site),
    readiness,
    readWarnings: async () => [
      ...proxies.warnings(),
      ...(await readiness.warnings()),
      ...(outbox ? await mailWarnings(site) : [])
    ],
    readBackups,
    readChecks: createChecks(site, readBackups)
  }
}
