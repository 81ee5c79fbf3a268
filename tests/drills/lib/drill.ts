import type { DrillContext } from './context.ts'

/** A fault made on purpose that the program must survive. */
export interface Drill {
  /** The rows of docs/reliability.md that it shows. */
  rows: string
  /** Its description, in one line. */
  what: string
  /**
   * Runs it. @throws where something does not hold
   * @param other numbers that replace those of the form
   */
  run(form: Form, context: DrillContext, other?: Readonly<Record<string, number>>): Promise<void>
}

export type Form = 'short' | 'long'

/** A drill of two sizes: the same code, with other numbers. */
export function defineDrill<Size>({
  rows,
  what,
  sizes,
  run
}: Omit<Drill, 'run'> & { sizes: Record<Form, Size>; run(size: Size, context: DrillContext): Promise<void> }): Drill {
  return { rows, what, run: (form, context, other) => run({ ...sizes[form], ...other }, context) }
}
