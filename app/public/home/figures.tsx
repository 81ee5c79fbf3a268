import { href } from 'react-router'
import { FigureStrip } from '../figure-strip.tsx'
import { Icon } from '../icons.tsx'
import { useTexts } from '../texts.tsx'

/** What the company and the scheme promise, in figures; nothing where the site has none. */
export function Figures() {
  const t = useTexts()
  const figures = t.items('home.figure', ['figure', 'text'])
  if (figures.length === 0) return null
  return (
    <section aria-label={t('home.figures')} className="on-night bg-night py-6 text-on-night lg:py-10">
      <FigureStrip figures={figures} />
      <p className="shell">
        <a href={href('/SolarServices')} className="link inline-flex min-h-11 items-center gap-2 text-on-night">
          {t('home.figures.link')}
          <Icon name="right" />
        </a>
      </p>
    </section>
  )
}
