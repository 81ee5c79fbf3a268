import { href } from 'react-router'
import { Photo } from '../photo.tsx'
import { useTexts } from '../texts.tsx'
import { Ticks } from '../ticks.tsx'
import { VideoLink } from '../video-link.tsx'

/** Who the company is, in a title and three points; nothing where the site says none of it. */
export function AboutUs() {
  const t = useTexts()
  const title = t('home.about.title')
  if (!title) return null
  return (
    <section
      className="shell part grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr] xl:gap-x-24"
      aria-labelledby="about-title"
    >
      <figure>
        <Photo
          name="roof-array"
          sizes="(width >= 62rem) 48vw, 90vw"
          className="aspect-4/3 w-full rounded-md object-cover lg:aspect-5/4"
        />
        <figcaption className="mt-2 text-base text-muted">{t('site.illustration')}</figcaption>
      </figure>
      <div>
        <p className="text-lead font-medium text-muted">{t('home.about.label')}</p>
        <h2 id="about-title" className="mt-2 max-w-[13em] text-title">
          {title}
        </h2>
        <Ticks points={t.list('home.about.point')} className="mt-8" />
        <p className="mt-8 flex flex-wrap gap-3">
          <a href={href('/about')} className="button button-quiet">
            {t('site.readMore')}
          </a>
          <VideoLink />
        </p>
      </div>
    </section>
  )
}
