import { readFileSync } from 'node:fs'
import path from 'node:path'
import { normalizeForSearch } from '../../shared/search-text.ts'
import type { Db } from '../database/connect.ts'
import { projectFolder } from '../project-folder.ts'

/** Characters that stand for a letter in a password: 'P@ssw0rd' is as common as 'password'. */
const lookAlikes = { a: /[@4]/g, e: /3/g, i: /[1!|l]/g, o: /0/g, s: /[$5]/g, t: /7/g }

// The 5,000 most common of at least 8 characters in zxcvbn's list (MIT licence).
const list = path.join(projectFolder, 'server', 'auth', 'common-passwords.txt')
const common = new Set(readFileSync(list, 'utf8').split('\n').map(withoutLookAlikes))

/** Words that an attacker tries first, besides the names of person and company (OWASP ASVS 5.0, 6.1.2). */
const contextWords = ['suryavayu', 'admin', 'administrator', 'password', 'welcome', 'login', 'solar', 'wind']

/** Tells why a password is easily guessed; else undefined. Checked wherever one is set, after its length. @param names of the person */
export async function passwordFault(db: Db, password: string, names: readonly string[]): Promise<string | undefined> {
  const settings = await db.selectFrom('settings').select(['companyName', 'logoText']).executeTakeFirst()
  return passwordFaultAmong(password, [...names, settings?.companyName ?? '', settings?.logoText ?? ''])
}

/** As above, without a database. */
export function passwordFaultAmong(password: string, names: readonly string[]): string | undefined {
  if (common.has(withoutLookAlikes(password)))
    return 'This password is among the most common ones. Please choose another.'
  if (new Set(password.toLowerCase()).size < 5)
    return 'This password has fewer than five different characters. Please choose another.'
  if (isMadeOf(password, names))
    return 'This password is easily guessed from the name or the company. Please choose another.'
  return undefined
}

function withoutLookAlikes(password: string): string {
  return Object.entries(lookAlikes).reduce(
    (text, [letter, signs]) => text.replace(signs, letter),
    password.toLowerCase()
  )
}

/** True where a password has no letters but those of context words, as `Suryavayu@2026`. */
function isMadeOf(password: string, names: readonly string[]): boolean {
  // Shorter parts of a name ('Dr', 'K.') are in too many passwords by chance.
  const parts = names
    .flatMap((name) => normalizeForSearch(name).split(/[^\p{L}\p{M}]+/u))
    .filter((part) => part.length >= 3)
  // The longest first: 'administrator' before 'admin'.
  const words = [...new Set([...contextWords, ...parts])].sort((one, other) => other.length - one.length)
  const folded = normalizeForSearch(password)
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), folded)
  return rest !== folded && !/\p{L}/u.test(rest)
}
