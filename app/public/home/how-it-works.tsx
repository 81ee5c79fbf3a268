import { useTexts } from '../texts.tsx'
import { RoofDrawing } from './roof-drawing.tsx'

/** How roof, inverter and grid connect: a drawing and its four numbered parts. */
export function HowItWorks() {
  const t = useTexts()
  return (
    <section id="how-it-works" tabIndex={-1} className="shell part outline-none" aria-labelledby="how-it-works-title">
      <div className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.35fr]">
        <div className="lg:pb-6">
          <h2 id="how-it-works-title" className="max-w-[12em] text-title">
            {t('home.how.title')}
          </h2>
          <p className="mt-6 max-w-[44ch] text-lead text-muted">{t('home.how.lead')}</p>
        </div>
        <RoofDrawing label={t('home.how.drawing')} />
      </div>
      <ol className="mt-10 grid gap-x-10 gap-y-8 border-t border-line pt-8 sm:grid-cols-2 lg:mt-0 lg:grid-cols-4">
        {t.items('home.how', ['name', 'text']).map(({ name, text }, place) => (
          <li key={name}>
            <h3 className="flex items-baseline gap-3 text-heading">
              <span className="text-muted tabular-nums">{place + 1}</span>
              {name}
            </h3>
            <p className="mt-2 max-w-[34ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
