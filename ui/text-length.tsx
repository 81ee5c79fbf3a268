import { indianNumber } from '../shared/indian-format.ts'

/** A character count, shown from 80% of the maximum on. */
export function TextLength({ length, max }: { length: number; max: number }) {
  if (length < max * 0.8) return null
  return (
    <p className={length > max ? 'font-semibold text-danger text-sm' : 'text-muted text-sm'}>
      {indianNumber(length)} of {indianNumber(max)} characters
    </p>
  )
}
