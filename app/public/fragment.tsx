import type { ReactNode } from 'react'
import { type PageContext, pageContext } from '../../server/pages/context.ts'
import type { Route } from './+types/fragment'
import { DayCaptions } from './day/day-on-roof.tsx'
import type { FragmentName } from './lazy-fragment.tsx'
import { renderFragment } from './render-fragment.tsx'
import { readSamples, type SampleSet, sampleSets } from './samples/read-samples.ts'
import { SampleList } from './samples/samples.tsx'

/** Parts of pages that scripts fetch once they are needed: with them the pages would not fit the first window of a connection. */
const fragments = {
  day: async () => <DayCaptions />,
  'samples-before-order': (page) => renderSamples(page, 'samples-before-order'),
  'samples-after-order': (page) => renderSamples(page, 'samples-after-order')
} satisfies Record<FragmentName, (page: PageContext) => Promise<ReactNode>>

async function renderSamples(page: PageContext, set: SampleSet) {
  const { companyName } = await page.content.one('settings')
  return <SampleList samples={readSamples(page, sampleSets[set])} companyName={companyName} />
}

const isFragment = (id: string): id is FragmentName => Object.hasOwn(fragments, id)

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!isFragment(id)) return new Response(null, { status: 404 })
  const page = context.get(pageContext)
  return renderFragment(page, await fragments[id](page))
}
