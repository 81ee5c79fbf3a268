/** Where a request comes from, as sessions and the log of sign-ins keep it. */
export interface Client {
  address: string
  /** In words: `browserName`. */
  browser: string
}
