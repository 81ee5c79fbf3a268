import { z } from 'zod'

/** A whole number from 1 to `max` in an address; `name` is what its errors call it. */
export const positive = (name: string, max: number) =>
  z.coerce.number({ error: `${name} must be a number.` }).pipe(
    z
      .int({ error: `${name} must be a whole number.` })
      .positive(`${name} must be at least 1.`)
      .max(max, `${name} must be at most ${max}.`)
  )
