import { excerpt } from '../../../shared/search-text.ts'

interface MarkedProps {
  text: string
  /** The words to be marked. */
  words: string
  /** About how many characters are shown; left out, all of them. */
  length?: number
}

/** A text, or the part of it around the first word that was looked for, with these words marked. */
export function Highlight({ text, words, length }: MarkedProps) {
  // An extract begins up to a third of its length before the first word: thrice the length leaves nothing out.
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
