import type { SingletonRecord } from '../../../server/content/types.ts'
import { Picture } from '../../ui/picture.tsx'
import { Icon } from '../icons.tsx'
import { useSite } from '../site.ts'
import { paragraphs } from '../text.ts'

/** Who the company is: title and picture at large, then the story and what it promises. */
export function Company({ about }: { about: SingletonRecord<'about'> }) {
  const { settings } = useSite()
  const points = [about.point1, about.point2, about.point3].filter((point) => point !== '')
  return (
    <section className="shell pt-12 pb-[clamp(4rem,2.5rem+6vw,8rem)] lg:pt-20" aria-labelledby="company-title">
      <h2 id="company-title" className="max-w-[17em] text-title">
        {about.title}
      </h2>
      {about.subtitle && <p className="mt-5 max-w-[52ch] text-lead text-muted">{about.subtitle}</p>}
      {about.image && (
        <Picture
          name={about.image}
          alt=""
          sizes="(width >= 84rem) 75rem, 90vw"
          className="mt-10 aspect-4/3 w-full rounded-md object-cover sm:aspect-2/1 lg:mt-14 lg:aspect-9/4"
          priority
        />
      )}
      <div className="mt-10 grid gap-x-20 gap-y-12 lg:mt-16 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="prose text-[1.1875rem] leading-relaxed">
          {paragraphs(about.content).map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
        <div>
          {points.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {points.map((point) => (
                <li key={point} className="py-5 text-lead">
                  {point}
                </li>
              ))}
            </ul>
          )}
          <p className="mt-8 flex flex-wrap gap-3">
            {settings.videoUrl && (
              <a href={settings.videoUrl} className="button button-quiet">
                <Icon name="play" />
                Watch our video
              </a>
            )}
            <a href="/brochures/company-profile.pdf" className="button button-quiet">
              <Icon name="file" />
              Company profile (PDF)
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
