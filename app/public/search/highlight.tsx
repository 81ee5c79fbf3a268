import { excerpt } from '../../../shared/excerpt.ts'

interface HighlightProps {
  text: string
  words: string
  /** About how many characters are shown; all by default. */
  length?: number
}

/** A text, or an excerpt around the first match, with all matches marked. */
export function Highlight({ text, words, length }: HighlightProps) {
  // An excerpt begins up to a third of its length before the first match: thrice the length leaves nothing out.
  const pieces = excerpt(text.replace(/\s+/g, ' '), words, length ?? text.length * 3)
  let position = 0
  return pieces.map(({ text: piece, isMatch }) => {
    const key = position
    position += piece.length
    return isMatch ? (
      <mark
        key={key}
        className="bg-transparent font-semibold text-ink underline decoration-sun decoration-3 underline-offset-3"
      >
        {piece}
      </mark>
    ) : (
      piece
    )
  })
}
