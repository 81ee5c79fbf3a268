import { isCollection } from '../../../collections/define.ts'
import { definitionNamed } from '../../../collections/index.ts'
import { countText } from '../checks.tsx'
import type { LinkedItem } from './link-list.tsx'
import type { OverviewData } from './site.tsx'

export const firstSteps = (overview: OverviewData): LinkedItem[] => [...blankSteps(overview), ...ownSteps(overview)]

/** A step for all missing content of each definition, with the link to its form: the company first. */
function blankSteps({ blanks }: OverviewData): LinkedItem[] {
  const steps = [...Map.groupBy(blanks, ({ definition }) => definition)].map(([name, all]) => {
    const found = definitionNamed(name)
    if (!found) throw new Error(`There is no definition '${name}'.`)
    const missing = new Intl.ListFormat('en-IN').format(all.map((one) => one.missing))
    return { found, to: found.admin.form.path, text: `${isCollection(found) ? 'Add' : 'Set'} ${missing}` }
  })
  return steps.toSorted((one, other) => Number(isCollection(one.found)) - Number(isCollection(other.found)))
}

/** Before the first message: how the site becomes the company's own. */
function ownSteps({ work, checks, demo }: OverviewData): LinkedItem[] {
  if (work.counts.all > 0) return []
  const inPlace = 'Here, or on a page itself: add ?edit to its address.'
  const steps = [
    { to: '/checks', text: 'Put right what visitors cannot use', note: countText(checks.errors, 0) },
    { to: '/checks#demo', text: 'Put your own content in place of the demo', note: countText(0, 0, demo) },
    { to: '/textlist', text: 'Change what the pages say', note: inPlace }
  ]
  return steps.filter(({ note }) => note)
}
