import type { Scheme } from '../styles/contrast.ts'
import tokens from '../styles/tokens.css?raw'
import { Colours } from './colours.tsx'
import { Drawings } from './drawings.tsx'
import { Parts } from './parts.tsx'
import { Scales } from './scales.tsx'
import styles from './styleguide.css?raw'

const schemes: readonly Scheme[] = ['light', 'dark']

/** All that the site is built of, in both schemes side by side. A page of development alone: routes.ts leaves it out of builds. */
export default function Styleguide() {
  return (
    <main className="styleguide">
      <title>Style guide</title>
      <meta name="robots" content="noindex" />
      <style>{styles}</style>
      {schemes.map((scheme) => (
        <div key={scheme} data-scheme={scheme} className="styleguide-scheme">
          <h1>Style guide, {scheme}</h1>
          <Colours css={tokens} scheme={scheme} />
          <Scales />
          <Parts scheme={scheme} />
          <Drawings />
        </div>
      ))}
    </main>
  )
}
