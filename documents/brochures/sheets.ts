import { mm, type TextStyle, Typesetter } from '../pdf/typesetter.ts'
import { colors, inColor, mark, page, styles } from './theme.ts'

/** Where a text stands, mm. */
interface Place {
  x?: number
  width?: number
  /** Room below it. */
  after?: number
}

/** A brochure that is written from top to bottom. All measures are mm. */
export class Sheets {
  /** From the top of the page. */
  y: number = page.top
  readonly type: Typesetter
  readonly #document: PDFKit.PDFDocument
  readonly #name: string

  /** @param name stands at the head of further pages, and in every foot */
  constructor(document: PDFKit.PDFDocument, name: string) {
    this.type = new Typesetter(document)
    this.#document = document
    this.#name = name
  }

  /** A page with nothing on it yet. */
  startBare(): void {
    this.#document.addPage()
    this.y = page.top
  }

  /** A further page, with the mark and the name at its head. */
  startPage(): void {
    this.startBare()
    this.mark(page.left, 12, 9)
    this.type.write({ text: this.#name, style: styles.label }, page.left + 11.5, 14)
  }

  /** Goes to a new page where something so high would pass the limit. */
  makeRoom(height: number): void {
    if (this.y + height > page.limit) this.startPage()
  }

  /** Writes a text at the present height, over as many pages as it takes. */
  text(text: string, style: TextStyle, { x = page.left, width = page.measure, after = 0 }: Place = {}): void {
    for (const line of this.type.lines(text, style, width)) {
      this.makeRoom(line.style.leading)
      this.type.write(line, x, this.y)
      this.y += line.style.leading
    }
    this.y += after
  }

  /** Writes a line that leads to an address. */
  link(text: string, address: string, x: number): void {
    const { leading } = styles.link
    this.type.write({ text, style: styles.link }, x, this.y)
    const width = this.type.width(text, styles.link)
    this.#document.link(x * mm, this.y * mm, width * mm, leading * mm, address)
    this.y += leading
  }

  /** How high a text is in so much width. */
  height(text: string, style: TextStyle, width: number): number {
    return this.type.lines(text, style, width).reduce((sum, line) => sum + line.style.leading, 0)
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.#document.rect(x * mm, y * mm, width * mm, height * mm).fill(color)
  }

  rule(y: number): void {
    this.box(page.left, y, page.right - page.left, 0.25, colors.line)
  }

  /** A picture that has the shape of its place. */
  picture(jpeg: Buffer, x: number, y: number, width: number, height: number): void {
    this.#document.image(jpeg, x * mm, y * mm, { width: width * mm, height: height * mm })
  }

  mark(x: number, y: number, side: number): void {
    const scale = (side * mm) / mark.side
    this.#document
      .save()
      .translate(x * mm - mark.left * scale, y * mm - mark.top * scale)
      .scale(scale)
      .path(mark.path)
      .fill(colors.sun, 'even-odd')
      .restore()
  }

  /** Numbers the pages, when all of them are there. @param dark how many pages at the beginning have a dark foot */
  finish(foot: string, dark = 0): void {
    const { count } = this.#document.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#document.switchToPage(index)
      const style = inColor(styles.small, index < dark ? colors.onNightMuted : colors.muted)
      this.type.write({ text: foot, style }, page.left, 282)
      this.type.writeRight({ text: `${index + 1} / ${count}`, style }, page.right, 282)
    }
  }
}
