import { colors, mark } from '../../shared/brand.ts'
import { fontName, type ReadFont, registerFonts, type ScriptRun, splitScriptRuns } from './fonts.ts'
import { type PageLayout, styles, type TextStyle } from './theme.ts'

/** Reads a picture as JPEG, cropped to the shape of its place (mm). Undefined where it cannot be read. */
export type ReadPicture = (name: string, width: number, height: number) => Promise<Uint8Array | undefined>

export interface DocumentTemplate {
  title: string
  author: string
  /** BCP 47; left out: English. */
  language?: string
  page: PageLayout
  /** Writes the head of every page but the first. */
  writeHead(document: PdfDocument): void
  /** Writes the foot of a page, when the count of pages is known. */
  writeFoot(document: PdfDocument, page: number, pages: number): void
}

/** Points in a millimetre. */
const mm = 72 / 25.4

/** One line of a text, already broken. */
export interface Line {
  text: string
  style: TextStyle
}

/** The place of a text, mm. */
interface Place {
  x?: number
  width?: number
  after?: number
}

/** Begins a PDF of A4 pages. */
export async function createDocument(template: DocumentTemplate, readFont: ReadFont): Promise<PdfDocument> {
  // Large, and loaded only where a PDF is made.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    displayTitle: true,
    lang: template.language ?? 'en-IN',
    // By default it loads Helvetica, whose metrics are not part of the browser's build.
    font: '',
    info: { Title: template.title, Author: template.author, CreationDate: new Date() }
  })
  await registerFonts(pdf, readFont)
  return new PdfDocument(pdf, template)
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** A PDF that is written from top to bottom, in several scripts. Lengths are mm, from the upper left corner of the page. */
export class PdfDocument {
  readonly page: PageLayout
  /** The upper edge of the next content, mm. */
  y: number
  pages = 1
  readonly #pdf: PDFKit.PDFDocument
  readonly #template: DocumentTemplate
  readonly #file: Promise<Blob>

  constructor(pdf: PDFKit.PDFDocument, template: DocumentTemplate) {
    this.#pdf = pdf
    this.page = template.page
    this.y = template.page.firstTop
    this.#template = template
    this.#file = collect(pdf)
  }

  get isAtTop(): boolean {
    return this.y <= (this.pages === 1 ? this.page.firstTop : this.page.top)
  }

  startPage(): void {
    this.#pdf.addPage()
    this.pages += 1
    this.y = this.page.top
    this.#template.writeHead(this)
  }

  /** Starts a new page where this height does not fit. @param beginning the part that must fit of content higher than half a page */
  ensureSpace(height: number, beginning = height): void {
    const { limit, top } = this.page
    const needed = height <= (limit - top) / 2 ? height : beginning
    if (!this.isAtTop && this.y + needed > limit) this.startPage()
  }

  text(text: string, style: TextStyle, { x = this.page.left, width = this.page.measure, after = 0 }: Place = {}): void {
    this.writeLines(this.lines(text, style, width), x)
    this.y += after
  }

  /** @param keepWith the height of following content that must be on the page of the last line */
  writeLines(lines: readonly Line[], x: number, keepWith = 0): void {
    for (const [index, line] of lines.entries()) {
      this.ensureSpace(unbreakableHeight(lines, index, keepWith))
      if (line.text === '' && this.isAtTop) continue
      this.write(line, x, this.y)
      this.y += line.style.leading
    }
  }

  /** Breaks a text into lines of at most this width. Its own line breaks stay; a blank line has half the height. */
  lines(text: string, style: TextStyle, width: number): Line[] {
    return text
      .normalize()
      .replaceAll('\ufe0f', '')
      .replace(/\n\s*\n/g, '\n\n')
      .split('\n')
      .flatMap((paragraph) => this.#breakLines(paragraph, style, width))
      .map((line) => ({ text: line, style: line === '' ? { ...style, leading: style.leading / 2 } : style }))
  }

  width(text: string, style: TextStyle): number {
    return splitScriptRuns(text).reduce((sum, run) => sum + this.#runWidth(run, style), 0)
  }

  height(text: string, style: TextStyle, width: number): number {
    return heightOf(this.lines(text, style, width))
  }

  /** Writes a line whose upper edge is at `y`. */
  write({ text, style }: Line, x: number, y: number): void {
    const baseline = (y + style.leading * 0.74) * mm
    let left = x
    for (const run of splitScriptRuns(text)) {
      // Measuring a run sets its font and size.
      const width = this.#runWidth(run, style)
      // The glyphs of a Devanagari syllable are not in the order of its letters: copying and reading aloud need the text.
      if (run.script === 'devanagari') this.#pdf.markContent('Span', { actual: run.text })
      this.#pdf.fillColor(style.color)
      this.#pdf.text(run.text, left * mm, baseline, { lineBreak: false, baseline: 'alphabetic' })
      if (run.script === 'devanagari') this.#pdf.endMarkedContent()
      left += width
    }
  }

  writeRight(line: Line, right: number, y: number): void {
    this.write(line, right - this.width(line.text, line.style), y)
  }

  link(text: string, address: string, x: number): void {
    const { leading } = styles.link
    this.write({ text, style: styles.link }, x, this.y)
    this.#pdf.link(x * mm, this.y * mm, this.width(text, styles.link) * mm, leading * mm, address)
    this.y += leading
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.#pdf.rect(x * mm, y * mm, width * mm, height * mm).fill(color)
  }

  rule(y: number): void {
    const { left, right } = this.page
    this.box(left, y, right - left, 0.2, colors.line)
  }

  /** @param jpeg in the shape of its place */
  picture(jpeg: Uint8Array, x: number, y: number, width: number, height: number): void {
    this.#pdf.image(jpeg.slice().buffer, x * mm, y * mm, { width: width * mm, height: height * mm })
  }

  mark(x: number, y: number, side: number): void {
    const scale = (side * mm) / mark.side
    this.#pdf
      .save()
      .translate(x * mm - mark.left * scale, y * mm - mark.top * scale)
      .scale(scale)
      .path(mark.path)
      .fill(colors.sun, 'even-odd')
      .restore()
  }

  async finish(): Promise<Blob> {
    for (let page = 1; page <= this.pages; page++) {
      this.#pdf.switchToPage(page - 1)
      this.#template.writeFoot(this, page, this.pages)
    }
    this.#pdf.end()
    return await this.#file
  }

  #breakLines(paragraph: string, style: TextStyle, width: number): string[] {
    const words = paragraph.split(/\s+/).flatMap((word) => this.#breakWord(word, style, width))
    return this.#fill(words, ' ', style, width)
  }

  /** Breaks a word that is wider than a line, between graphemes. */
  #breakWord(word: string, style: TextStyle, width: number): string[] {
    if (this.width(word, style) <= width) return [word]
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
    return this.#fill(letters, '', style, width)
  }

  /** Lines of as many pieces as there is room for. */
  #fill(pieces: readonly string[], separator: string, style: TextStyle, width: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const piece of pieces) {
      const longer = line === '' ? piece : line + separator + piece
      if (line !== '' && this.width(longer, style) > width) {
        lines.push(line)
        line = piece
      } else line = longer
    }
    return [...lines, line]
  }

  #runWidth({ script, text }: ScriptRun, { weight, size }: TextStyle): number {
    return this.#pdf.font(fontName(script, weight)).fontSize(size).widthOfString(text) / mm
  }
}

export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { style }) => sum + style.leading, 0)
}

/** The height of a line together with those that must stand on the same page. */
function unbreakableHeight(lines: readonly Line[], index: number, keepWith: number): number {
  let last = index
  while (last < lines.length - 1 && isKeptWithNext(lines, last)) last++
  return heightOf(lines.slice(index, last + 1)) + (last === lines.length - 1 ? keepWith : 0)
}

/** Neither the first line of a paragraph nor its last stands alone on a page. */
function isKeptWithNext(lines: readonly Line[], index: number): boolean {
  const isBlank = (at: number) => (lines[at]?.text ?? '') === ''
  return isBlank(index) || (!isBlank(index + 1) && (isBlank(index - 1) || isBlank(index + 2)))
}

function collect(pdf: PDFKit.PDFDocument): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array<ArrayBuffer>[] = []
    pdf.on('data', (part) => parts.push(part))
    pdf.once('end', () => resolve(new Blob(parts, { type: 'application/pdf' })))
    pdf.once('error', reject)
  })
}
