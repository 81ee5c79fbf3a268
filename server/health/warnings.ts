/** Something that whoever runs the site should see to. */
export interface Warning {
  /** Stable, for programs and tests: `disk`, `mail-recipient` … */
  kind: string
  /** For people, whole sentences. */
  message: string
}

/** A part of the program that may have something to warn of. */
export type WarningSource = () => Promise<readonly Warning[]> | readonly Warning[]

/** All warnings, in the order of their sources. A source that fails is left out: the others are still worth knowing. */
export function createWarnings(sources: readonly WarningSource[], reportError: (error: unknown) => void) {
  return async (): Promise<Warning[]> => {
    const found = await Promise.all(
      sources.map(async (source) => {
        try {
          return await source()
        } catch (error) {
          reportError(error)
          return []
        }
      })
    )
    return found.flat()
  }
}
