import { coloursOf, contrast, type Scheme } from '../styles/contrast.ts'
import { pairs } from '../styles/pairs.ts'

/** Every pair of colours in use, as text on a background, with its contrast ratio. */
export function Colours({ css, scheme }: { css: string; scheme: Scheme }) {
  const colours = coloursOf(css.replace('--color-*: initial;', ''), scheme)
  return (
    <section>
      <h2>Colours</h2>
      <ul className="samples">
        {pairs.map(({ colour, on, least }) => (
          <li
            key={`${colour} ${on}`}
            className="swatch"
            style={{ background: `var(--color-${on})`, color: `var(--color-${colour})` }}
          >
            {colour} on {on}
            <br />
            {contrast(colours.get(colour) ?? '', colours.get(on) ?? '').toFixed(1)} of at least {least}
          </li>
        ))}
      </ul>
    </section>
  )
}
