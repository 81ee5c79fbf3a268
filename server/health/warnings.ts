import type { Log } from '../log.ts'

/** Something that whoever runs the site should see to. */
export interface Warning {
  /** Stable, for programs and tests: `disk`, `mail-recipient` … */
  kind: string
  /** For people, whole sentences. */
  message: string
}

/** All warnings, in the order of their sources. A source that fails is left out: the others are still worth knowing. */
export async function readWarnings(log: Log, sources: readonly Promise<readonly Warning[]>[]): Promise<Warning[]> {
  const report = (err: unknown) => {
    log.error({ err }, 'warnings could not be read')
    return []
  }
  return (await Promise.all(sources.map((source) => source.catch(report)))).flat()
}
