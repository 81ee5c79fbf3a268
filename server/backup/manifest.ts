import { z } from 'zod'

/** The names of uploads; none can name another folder, or a key (`storedPath`). */
export const uploadName = /^(?!.*\.key$)[\w-][\w.-]*$/

/** The file `manifest.json`, first in the archive. The format is described in docs/decisions/0009-backups.md. */
const schema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The database of origin; it can be restored into either. */
  engine: z.enum(['sqlite', 'postgres']),
  /** The migrations that the database had, in order. */
  migrations: z.array(z.string()).min(1),
  /** In the order of the archive: a table comes after those that it refers to. */
  tables: z.array(
    z.object({
      name: z.string(),
      rows: z.int(),
      sha256: z.string(),
      /** The last value of the table's sequence; null for a table without one. */
      lastId: z.int().nullable()
    })
  ),
  files: z.array(z.object({ name: z.string().regex(uploadName), bytes: z.int(), sha256: z.string() })),
  /** Files that records refer to and that were missing when the backup was made. */
  missing: z.array(z.string())
})

export type Manifest = z.output<typeof schema>

export const manifestName = 'manifest.json'

/** @throws BackupError where it is not a manifest, or one of a newer program */
export function parseManifest(text: string): Manifest {
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new BackupError('This is not a backup that this version of the program can read.', { cause })
  }
}

/** A backup that cannot be made, read or restored; the message says why and what to do. */
export class BackupError extends Error {}
