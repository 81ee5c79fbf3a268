/** Where things stand on an A4 page, mm from its upper left corner. */
export const sheet = {
  width: 210,
  height: 297,
  left: 15,
  right: 195,
  /** Where the content of the first page begins, below the title, and that of the others. */
  firstTop: 40,
  top: 30,
  /** What would pass this begins a new page. */
  limit: 270
} as const

/** The most that fits on one page. */
export const pageRoom = sheet.limit - sheet.top

/** The position in a document that is written from top to bottom. */
export class Flow {
  /** mm from the top of the page. */
  y: number = sheet.firstTop
  #pages = 1
  readonly #startPage: () => void

  /** @param startPage is called before anything stands on a further page */
  constructor(startPage: () => void) {
    this.#startPage = startPage
  }

  /** How many pages there are so far. */
  get pages(): number {
    return this.#pages
  }

  get isAtTop(): boolean {
    return this.y <= (this.#pages === 1 ? sheet.firstTop : sheet.top)
  }

  /** Goes to a new page where something so high would pass the limit. */
  makeRoom(height: number): void {
    if (this.isAtTop || this.y + height <= sheet.limit) return
    this.#startPage()
    this.#pages += 1
    this.y = sheet.top
  }
}
