import { indianToday } from '../shared/indian-format.ts'
import { accountRule } from './auth/account-rule.ts'
import { createAccounts } from './auth/accounts.ts'
import type { SessionUser } from './auth/actor.ts'
import { tokenCookie } from './auth/cookie.ts'
import { createDevices, deviceFormat, deviceLifetime } from './auth/devices.ts'
import { openKeyFile, signInKeyName } from './auth/key-file.ts'
import { createLimits } from './auth/limits.ts'
import { createPendingSignIns } from './auth/pending-sign-ins.ts'
import type { AuthStore } from './auth/second-factor.ts'
import { createSessions } from './auth/sessions.ts'
import { createSignIn } from './auth/sign-in.ts'
import { createSignInLog } from './auth/sign-in-log.ts'
import { openVault } from './auth/vault.ts'
import { readBackupState } from './backup/schedule.ts'
import { createBrochures } from './brochures/brochures.ts'
import { PageCache } from './cache/page-cache.ts'
import { createChecks } from './checks/checks.ts'
import type { Clock } from './clock.ts'
import { createCaptcha } from './contact/captcha.ts'
import { createContact } from './contact/contact.ts'
import { leadRule } from './contact/lead-events.ts'
import { createTrack } from './contact/track.ts'
import type { Content } from './content/content.ts'
import { contentReader } from './content/reader.ts'
import { readRevision } from './content/revision.ts'
import type { Connection } from './database/connect.ts'
import type { Env } from './env.ts'
import type { Files } from './files/files.ts'
import { createReadiness } from './health/readiness.ts'
import { createWarnings } from './health/warnings.ts'
import { securityHeaders } from './http/protect.ts'
import { createProxies } from './http/proxies.ts'
import { createLibrary } from './library/library.ts'
import type { Log } from './log.ts'
import { mailComposer } from './mail/compose.ts'
import { createOutbox } from './mail/outbox.ts'
import { enqueueGiven } from './mail/queue.ts'
import { recipientReader } from './mail/recipient.ts'
import { mailWarnings } from './mail/warnings.ts'
import { createTexts } from './texts/texts.ts'

export interface ServiceOptions {
  env: Env
  connection: Connection
  files: Files
  clock: Clock
  log: Log
}

export type Services = Awaited<ReturnType<typeof createServices>>

/** Builds the parts of the program, each from those above it. */
export async function createServices({ env, connection: { db, engine }, files, clock, log }: ServiceOptions) {
  const headers = securityHeaders(env.PUBLIC_URL)
  const proxies = createProxies(env, log)
  // One process holds SQLite, so its own writes are all there are; on PostgreSQL other servers write, too.
  const cache = new PageCache(headers, clock, engine === 'postgres' ? () => readRevision(db) : undefined)
  const content: Content = {
    db,
    files,
    clock,
    rules: [accountRule, leadRule(env.SMTP_URL ? enqueueGiven : undefined)],
    onChange: (revision) => cache.contentChanged(revision)
  }
  const reader = contentReader(db)
  const today = () => indianToday(clock().getTime())
  /** Of what pages are made: pages of one edition are alike. */
  const readEdition = async () => `${await readRevision(db)} of ${today()}`
  const readTexts = createTexts({ db, content: reader, today, readEdition })
  const readSentences = async () => (await readTexts()).texts
  const brochures = createBrochures({
    content: reader,
    media: files.media,
    readTexts: readSentences,
    readEdition,
    publicUrl: env.PUBLIC_URL,
    uploads: files.folder
  })

  const isRequired = (role: SessionUser['role']) =>
    env.REQUIRE_TWO_FACTOR === 'everybody' || (env.REQUIRE_TWO_FACTOR === 'admins' && role === 'Admin')
  const cookies = {
    session: tokenCookie(env.PUBLIC_URL, 'session'),
    pendingSignIn: tokenCookie(env.PUBLIC_URL, 'sign-in'),
    device: tokenCookie(env.PUBLIC_URL, 'device', { format: deviceFormat, maxAge: deviceLifetime })
  }
  const signInKey = openKeyFile(env.DATA_DIR, signInKeyName)
  const limits = createLimits(db, clock, env.RATE_LIMITS === 'on', signInKey)
  const sessions = createSessions(db, clock, isRequired)
  const signInLog = createSignInLog(db, clock)
  const auth: AuthStore = { db, clock, limits, log: signInLog, vault: openVault(env.DATA_DIR), isRequired }
  const devices = createDevices(db, signInKey)
  const signIn = createSignIn(auth, {
    sessions,
    pending: createPendingSignIns(db, clock),
    devices,
    onManyFailures: (userId, failures) => log.warn({ userId, failures }, 'many failed sign-ins for an account')
  })
  const accounts = createAccounts(auth)

  const recipient = recipientReader(db, env.MAIL_TO)
  // Without a mail server, messages wait in the staff's inbox.
  const send = env.SMTP_URL && (await import('./mail/smtp.ts')).smtpSender(env.SMTP_URL, env)
  const compose = mailComposer({ db, content: reader, readTexts: readSentences, publicUrl: env.PUBLIC_URL })
  const outbox = send ? createOutbox({ db, clock, limits, log, recipient, compose, send }) : undefined
  const captcha = createCaptcha(db, clock, env.CAPTCHA_TEST_ANSWER)
  const contact = createContact({
    db,
    clock,
    captcha,
    limits,
    files,
    content: reader,
    sendsMail: outbox !== undefined,
    onStored: () => outbox?.wake()
  })

  const readiness = createReadiness({ db, folder: files.folder, clock, sendsMail: outbox !== undefined })
  const readWarnings = createWarnings(
    [proxies.warnings, readiness.warnings, () => (outbox ? mailWarnings(db, clock, recipient) : [])],
    (err) => log.error({ err }, 'warnings could not be read')
  )
  const readBackups = () => readBackupState(env, clock)
  const readChecks = createChecks({ db, clock, publicUrl: env.PUBLIC_URL, readEdition, readBackups })

  return {
    env,
    db,
    files,
    clock,
    log,
    headers,
    proxies,
    cache,
    content,
    reader,
    readEdition,
    readLibrary: createLibrary(content, readEdition),
    readTexts,
    brochures,
    cookies,
    limits,
    sessions,
    devices,
    signInLog,
    auth,
    signIn,
    accounts,
    outbox,
    contact,
    track: createTrack(db, limits),
    readiness,
    readWarnings,
    readBackups,
    readChecks
  }
}
