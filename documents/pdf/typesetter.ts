import { fontName, type Run, splitRuns, type Weight } from './script-runs.ts'

/** Points in a millimetre. */
export const mm = 72 / 25.4

export interface TextStyle {
  weight: Weight
  /** Points. */
  size: number
  /** From one line to the next, mm. */
  leading: number
  color: string
}

/** One line of a text, which needs no more breaking. */
export interface Line {
  text: string
  style: TextStyle
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Breaks texts of several scripts into lines, and writes them. All measures are mm. */
export class Typesetter {
  readonly #document: PDFKit.PDFDocument

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document
  }

  /** The lines of a text that may be so wide. Its own line ends are kept; empty lines become one of half the height. */
  lines(text: string, style: TextStyle, width: number): Line[] {
    return text
      .normalize()
      .replaceAll('\ufe0f', '')
      .replace(/\n\s*\n/g, '\n\n')
      .split('\n')
      .flatMap((paragraph) => this.#broken(paragraph, style, width))
      .map((line) => ({ text: line, style: line === '' ? { ...style, leading: style.leading / 2 } : style }))
  }

  width(text: string, style: TextStyle): number {
    return splitRuns(text).reduce((sum, run) => sum + this.#runWidth(run, style), 0)
  }

  /** Writes a line whose upper edge is at `y`. */
  write({ text, style }: Line, x: number, y: number): void {
    const baseline = y + style.leading * 0.74
    let left = x
    for (const run of splitRuns(text)) {
      const width = this.#runWidth(run, style)
      this.#writeRun(run, style, left, baseline)
      left += width
    }
  }

  /** Writes a line that ends at `right`. */
  writeRight(line: Line, right: number, y: number): void {
    this.write(line, right - this.width(line.text, line.style), y)
  }

  #broken(paragraph: string, style: TextStyle, width: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/\s+/).flatMap((word) => this.#pieces(word, style, width))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && this.width(longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  }

  /** A word that is wider than the line is cut where it must be. */
  #pieces(word: string, style: TextStyle, width: number): string[] {
    if (this.width(word, style) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    for (const { segment } of graphemes.segment(word)) {
      if (piece !== '' && this.width(piece + segment, style) > width) {
        pieces.push(piece)
        piece = segment
      } else piece += segment
    }
    return [...pieces, piece]
  }

  #runWidth({ face, text }: Run, { weight, size }: TextStyle): number {
    return this.#document.font(fontName(face, weight)).fontSize(size).widthOfString(text) / mm
  }

  #writeRun({ face, text }: Run, { color }: TextStyle, x: number, baseline: number): void {
    const document = this.#document
    // A syllable's glyphs stand in another order than its letters; whoever copies or reads aloud gets these.
    if (face === 'devanagari') document.markContent('Span', { actual: text })
    document.fillColor(color).text(text, x * mm, baseline * mm, { lineBreak: false, baseline: 'alphabetic' })
    if (face === 'devanagari') document.endMarkedContent()
  }
}
