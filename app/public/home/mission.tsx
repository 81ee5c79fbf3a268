import { useTexts } from '../texts.tsx'

export function Mission() {
  const t = useTexts()
  const aims = t.items('home.aim', ['aim', 'name', 'text'])
  if (aims.length === 0) return null
  return (
    <section className="on-night bg-night text-on-night" aria-label={t('home.aims')}>
      <div className="shell part grid gap-x-20 gap-y-14 md:grid-cols-2">
        {aims.map(({ name, aim, text }) => (
          <div key={name} className="border-t border-night-line pt-6">
            <h2 className="text-lead font-medium text-on-night-muted">{name}</h2>
            <p className="mt-5 max-w-[20em] text-[clamp(1.625rem,1.3rem+1.5vw,2.5rem)] leading-tight font-light text-balance">
              {aim}
            </p>
            <p className="mt-6 max-w-[46ch] text-on-night-muted">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
