import type { DrillContext } from './context.ts'

/** A fault that the program has to survive, made on purpose. */
export interface Drill {
  /** The name of its file, without `.ts`. */
  name: string
  /** The rows of docs/reliability.md that it shows. */
  rows: string
  /** What is done, in one line. */
  what: string
  /**
   * Does it, and throws where something does not hold. Short within `npm test`, long by name.
   * @param other numbers of the size that are to be others than the form's
   */
  run(form: Form, context: DrillContext, other?: Readonly<Record<string, number>>): Promise<void>
}

export type Form = 'short' | 'long'

/** A drill of two sizes: the same code, with other numbers. */
export function defineDrill<Size>({
  run,
  ...drill
}: Omit<Drill, 'run'> & Record<Form, Size> & { run(size: Size, context: DrillContext): Promise<void> }): Drill {
  const { name, rows, what } = drill
  return { name, rows, what, run: (form, context, other) => run({ ...drill[form], ...other }, context) }
}
