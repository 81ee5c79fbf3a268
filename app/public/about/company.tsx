import type { SingletonRecord } from '../../../server/content/types.ts'
import { paragraphs } from '../../../shared/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Icon } from '../icons.tsx'
import { Breadcrumb } from '../page-header.tsx'
import { companyProfile } from '../sidebar/downloads.tsx'
import { useSite } from '../use-site.ts'

interface CompanyProps {
  about: SingletonRecord<'about'>
  /** The page's title, shown small above the company's own. */
  title: string
  trail: Parameters<typeof Breadcrumb>[0]['trail']
}

export function Company({ about, title, trail }: CompanyProps) {
  const { settings } = useSite()
  const points = [about.point1, about.point2, about.point3].filter((point) => point !== '')
  return (
    <>
      <div className="shell pt-4 lg:pt-6">
        <Breadcrumb trail={trail} />
        <h1 className="mt-6 text-lead font-medium text-muted lg:mt-10">{title}</h1>
        <div className="mt-2 grid items-end gap-x-16 gap-y-5 pb-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:pb-14">
          <h2 id="company-title" className="max-w-[13em] text-[clamp(2.5rem,1.7rem+3.6vw,4.75rem)] leading-none">
            {about.title}
          </h2>
          {about.subtitle && <p className="max-w-[44ch] text-lead text-muted lg:pb-1">{about.subtitle}</p>}
        </div>
      </div>
      {about.image && (
        <Picture
          name={about.image}
          alt=""
          sizes="100vw"
          className="aspect-4/3 max-h-[40rem] w-full object-cover sm:aspect-2/1 lg:aspect-21/9"
          priority
        />
      )}
      <section className="shell part" aria-labelledby="company-title">
        <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <div className="prose text-[1.1875rem] leading-relaxed">
            {paragraphs(about.content).map((paragraph, place) => (
              <p key={paragraph} className={`whitespace-pre-line ${place === 0 ? 'text-lead' : ''}`}>
                {paragraph}
              </p>
            ))}
          </div>
          <div>
            {points.length > 0 && (
              <ul className="border-t border-ink">
                {points.map((point) => (
                  <li key={point} className="flex gap-4 border-b border-line py-6 text-lead">
                    <Icon name="tick" className="mt-1.5 size-6 text-leaf" />
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
              <a href={companyProfile.path} className="button button-quiet">
                <Icon name="file" />
                Company profile (PDF)
              </a>
            </p>
          </div>
        </div>
      </section>
    </>
  )
}
