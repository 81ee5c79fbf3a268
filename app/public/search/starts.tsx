import { href } from 'react-router'
import { Photo } from '../photo.tsx'
import { Section } from '../section.tsx'
import { useTexts } from '../texts.tsx'

/** The pages that most people look for. */
const starts = [
  { page: 'solar', path: href('/SolarServices'), photo: 'fitting-wide' },
  { page: 'wind', path: href('/wind-turbine-system'), photo: 'climbers-wide' },
  { page: 'renewable', path: href('/renewable-energy'), photo: 'ridge-wide' },
  { page: 'repair', path: href('/Repair'), photo: 'testing-wide' },
  { page: 'global', path: href('/Global'), photo: 'road-wide' },
  { page: 'products', path: href('/ProductServices'), photo: 'panel-wide' }
] as const

/** The pictures of two pages that are only found. */
const others: Partial<Record<string, 'day-1630' | 'terminals'>> = { '/': 'day-1630', '/about': 'terminals' }

/** Links to begin with, before a search or where it finds nothing. */
export function Starts() {
  const t = useTexts()
  return (
    <Section title={t('search.starts')} className="mt-2 lg:mt-4">
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-10">
        {starts.map(({ page, path, photo }, place) => (
          <li
            key={path}
            className={`group relative grid content-start gap-x-4 gap-y-3 ${place === 0 ? '' : 'grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-1'} lg:first:col-span-2 lg:first:row-span-2 lg:first:grid-rows-[1fr_auto]`}
          >
            <Photo
              name={photo}
              sizes={`(width >= 62rem) ${place === 0 ? 56 : 27}vw, (width >= 40rem) 45vw, ${place === 0 ? '88vw' : '5rem'}`}
              className={`w-full rounded-md object-cover sm:aspect-21/9 ${place === 0 ? 'aspect-16/9 lg:aspect-auto lg:h-0 lg:min-h-full' : 'aspect-square'}`}
            />
            <div>
              <h3 className="text-[1.375rem] leading-tight">
                <a href={path} className="after:absolute after:inset-0 group-hover:underline">
                  {t(`${page}.title`)}
                </a>
              </h3>
              <p className="mt-1 text-base">{t(`${page}.description`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function photoOf(path: string) {
  return starts.find((start) => start.path === path)?.photo ?? others[path]
}
