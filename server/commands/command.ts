import path from 'node:path'
import { BackupError } from '../backup/manifest.ts'
import { DatabaseError } from '../database/sqlite.ts'
import { SettingError } from '../env.ts'
import { StorageError } from '../files/storage.ts'

/** Wrong arguments; the message is the usage. */
export class UsageError extends Error {}

/** The command cannot be executed; the message says why. */
export class CommandError extends Error {}

const expectedErrors = [UsageError, CommandError, SettingError, DatabaseError, BackupError]

/** Runs a command: an expected error is one line and exit code 1 (2 for wrong arguments). */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  // As in the program itself: files it makes are readable by its own user only.
  process.umask(0o077)
  try {
    await work()
  } catch (error) {
    const isExpected = expectedErrors.some((kind) => error instanceof kind)
    // The operating system's, too: no space, no permission, no such folder. They name the file.
    if (error instanceof StorageError) {
      console.error(`The bucket cannot be used: ${error.reason}`)
      process.exitCode = 1
      return
    }
    if (!(error instanceof Error) || !(isExpected || 'syscall' in error)) throw error
    console.error(error.message)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

/** A file argument, relative to where npm was called, which is not where it runs the command. */
export function namedFile(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
}
