/** A password is never shown. */
export function PasswordCell() {
  return null
}
