import type { ReactNode } from 'react'
import { inLanguage } from '../../shared/languages.ts'
import type { FragmentName } from './fragment.tsx'
import { useLanguage } from './texts.tsx'

interface LatePartProps {
  /** Of a fragment (fragment.tsx). */
  name: FragmentName
  /** What stands there without script, or until the part comes. */
  children: ReactNode
}

/**
 * A part far below the first screen, which a script (late-part.ts) fetches before it comes into view: the page's first paint
 * does not wait for it.
 */
export function LatePart({ name, children }: LatePartProps) {
  return <late-part src={inLanguage(useLanguage(), `/fragment/${name}`)}>{children}</late-part>
}
