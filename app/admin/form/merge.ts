import type { Fields } from '../../../collections/define.ts'
import { type Draft, type DraftValue, isFileDraft, isTouched } from '../../../fields/draft.ts'
import { kindOf } from '../../../fields/index.ts'

/** What became of a field on the two sides that began with the same record. */
export type Side = 'mine' | 'theirs' | 'both'

/** Who has changed which field since `initial`, in the definition's order; without those made alike and immutable ones. */
export function changedSides(fields: Fields, initial: Draft, mine: Draft, theirs: Draft): Map<string, Side> {
  const sides = new Map<string, Side>()
  for (const [name, field] of Object.entries(fields)) {
    const [before, own, other] = [initial[name], mine[name], theirs[name]]
    if (before === undefined || own === undefined || other === undefined || field.immutable) continue
    const isMine = isTouched(own, before)
    const isTheirs = !kindOf(field).writeOnly && stored(other) !== stored(before)
    if (isMine && isTheirs && (isFileDraft(own) || own !== other)) sides.set(name, 'both')
    else if (isMine && !isTheirs) sides.set(name, 'mine')
    else if (isTheirs && !isMine) sides.set(name, 'theirs')
  }
  return sides
}

/** Both sides' changes in one draft. @param taken of the fields that both have changed, those in which theirs is to stand */
export function mergedDraft(fields: Fields, initial: Draft, mine: Draft, theirs: Draft, taken: ReadonlySet<string>) {
  const merged: Record<string, DraftValue> = { ...theirs }
  for (const [name, side] of changedSides(fields, initial, mine, theirs)) {
    const [own, other] = [mine[name], theirs[name]]
    if (own === undefined || side === 'theirs' || (side === 'both' && taken.has(name))) continue
    // A file that is to take another's place, or to remove it, does so with the one that is there now.
    merged[name] = isFileDraft(own) && isFileDraft(other) ? { ...own, present: other.present } : own
  }
  return merged
}

function stored(value: DraftValue): string | boolean | null {
  return isFileDraft(value) ? value.present : value
}
