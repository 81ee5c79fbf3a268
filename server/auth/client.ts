/** Where a request comes from, as sessions and the sign-in log store it. */
export interface Client {
  address: string
  /** From `browserName`. */
  browser: string
}
