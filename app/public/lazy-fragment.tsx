import type { ReactNode } from 'react'
import { inLanguage } from '../../shared/languages.ts'
import type { SampleSet } from './samples/read-samples.ts'
import { useLanguage } from './texts.tsx'

/** The parts of pages that fragment.tsx renders by themselves. */
export type FragmentName = 'day' | SampleSet

/** The address of a part, in the language of the page. */
export function useFragmentAddress(name: FragmentName): string {
  return inLanguage(useLanguage(), `/fragment/${name}`)
}

interface LazyFragmentProps {
  name: FragmentName
  /** What stands there without script, or until the part comes. */
  children: ReactNode
}

/**
 * A part far below the first screen, which a script (lazy-fragment-script.ts) fetches before it comes into view: the page's first paint
 * does not wait for it.
 */
export function LazyFragment({ name, children }: LazyFragmentProps) {
  return <lazy-fragment src={useFragmentAddress(name)}>{children}</lazy-fragment>
}
