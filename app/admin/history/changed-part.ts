/** Where two texts differ: what both begin and end with, and what stands between. */
export interface ChangedPart {
  start: string
  before: string
  after: string
  end: string
}

/** So many characters of what is alike stand around the change, to find it by. */
const context = 60

/** The part in which two texts differ, from word to word, with a little of what stands around it. */
export function changedPart(before: string, after: string): ChangedPart {
  const [old, present] = [words(before), words(after)]
  const shorter = Math.min(old.length, present.length)
  let first = 0
  while (first < shorter && old[first] === present[first]) first++
  let last = 0
  while (last < shorter - first && old.at(-1 - last) === present.at(-1 - last)) last++
  const start = old.slice(0, first).join('')
  const end = last > 0 ? old.slice(-last).join('') : ''
  return {
    start: start.length > context ? `…${start.slice(-context)}` : start,
    before: old.slice(first, old.length - last).join(''),
    after: present.slice(first, present.length - last).join(''),
    end: end.length > context ? `${end.slice(0, context)}…` : end
  }
}

/** Words and what stands between them, each by itself. */
function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}
