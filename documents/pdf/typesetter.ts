import { fontName, type Weight } from './fonts.ts'
import { type ScriptRun, splitScriptRuns } from './script-runs.ts'

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

/** One line of a text, already broken. */
export interface Line {
  text: string
  style: TextStyle
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Breaks texts of several scripts into lines and writes them. Lengths are mm. */
export class Typesetter {
  protected readonly pdf: PDFKit.PDFDocument

  constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf
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
    const baseline = y + style.leading * 0.74
    let left = x
    for (const run of splitScriptRuns(text)) {
      const width = this.#runWidth(run, style)
      this.#writeRun(run, style, left, baseline)
      left += width
    }
  }

  writeRight(line: Line, right: number, y: number): void {
    this.write(line, right - this.width(line.text, line.style), y)
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
    return this.pdf.font(fontName(script, weight)).fontSize(size).widthOfString(text) / mm
  }

  /** Expects the run's font and size to be set: `#runWidth` has just done so. */
  #writeRun({ script, text }: ScriptRun, { color }: TextStyle, x: number, baseline: number): void {
    // The glyphs of a Devanagari syllable are not in the order of its letters: copying and reading aloud need the text.
    if (script === 'devanagari') this.pdf.markContent('Span', { actual: text })
    this.pdf.fillColor(color).text(text, x * mm, baseline * mm, { lineBreak: false, baseline: 'alphabetic' })
    if (script === 'devanagari') this.pdf.endMarkedContent()
  }
}

export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { style }) => sum + style.leading, 0)
}
