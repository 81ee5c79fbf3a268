import type { Scheme } from '../styles/contrast.ts'
import tokens from '../styles/tokens.css?raw'
import { Colours } from './colours.tsx'
import { Scales } from './scales.tsx'
import styles from './styleguide.css?raw'

const schemes: readonly Scheme[] = ['light', 'dark']

/** Colours, type and corners in both colour schemes, side by side. For development only: routes.ts leaves it out of builds. */
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
        </div>
      ))}
    </main>
  )
}
