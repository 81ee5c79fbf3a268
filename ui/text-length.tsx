import { indianNumber } from '../shared/indian-format.ts'

/** Says how much room is left, once that begins to matter. */
export function TextLength({ length, max }: { length: number; max: number }) {
  if (length < max * 0.8) return null
  return (
    <p className={length > max ? 'font-semibold text-danger text-sm' : 'text-muted text-sm'}>
      {indianNumber(length)} of {indianNumber(max)} characters
    </p>
  )
}
