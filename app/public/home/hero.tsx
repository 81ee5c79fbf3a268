import { href } from 'react-router'
import type { CollectionRecord } from '../../../server/content/types.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useContactPath } from '../page-subject.ts'
import { SlideShow } from '../slide-show/slide-show.tsx'
import { useTexts } from '../texts.tsx'
import { useSite } from '../use-site.ts'

/** The slides; without any, the company's name with the same links. */
export function Hero({ slides }: { slides: readonly CollectionRecord<'slide'>[] }) {
  const t = useTexts()
  const { companyName } = useSite().settings
  if (slides.length === 0) {
    return (
      <div className="bg-sunken pb-14 lg:pb-20">
        <Words headline={companyName} tagline={t('home.title')} isFirst />
      </div>
    )
  }
  return (
    <SlideShow
      autoplay
      label={t('home.slides')}
      className="hero"
      slideClass="w-full"
      slides={slides.map(({ id, headline, tagline, image, imageAlt }, place) => ({
        key: id,
        content: (
          <div className="relative flex h-full flex-col overflow-clip sm:min-h-[44rem] lg:h-[calc(100svh-8rem)] lg:min-h-[38rem] lg:max-h-[56rem]">
            <Words headline={headline} tagline={tagline} isFirst={place === 0} />
            <div className="hero-picture relative -mt-28 min-h-[26rem] flex-1 sm:absolute sm:left-0 sm:w-[118%] sm:top-32 sm:bottom-0 sm:mt-0 sm:min-h-0">
              <Picture name={image} alt={imageAlt} sizes="(width < 40rem) 100vw, 118vw" priority={place === 0} />
            </div>
          </div>
        )
      }))}
      controlsClass="shell pointer-events-none absolute inset-x-0 bottom-24 z-20 justify-end *:pointer-events-auto sm:bottom-6 lg:bottom-8"
      buttonClass="on-night bg-night text-on-night hover:bg-night-line"
    />
  )
}

function Words({ headline, tagline, isFirst }: { headline: string; tagline: string; isFirst: boolean }) {
  const t = useTexts()
  const Headline = isFirst ? 'h1' : 'h2'
  return (
    <div className="shell relative z-10 pt-8 sm:pt-14 lg:pt-[clamp(2rem,7svh,5.5rem)]">
      <p className="text-lead font-medium text-muted">{t('home.slides.label')}</p>
      <Headline className="mt-3 max-w-[11em] text-display">{headline}</Headline>
      <p className="mt-5 max-w-[34ch] text-lead empty:hidden sm:mt-6">{tagline}</p>
      <p className="mt-7 flex flex-wrap gap-3 sm:mt-8">
        <a href={useContactPath('visit')} className="button button-sun">
          {t('home.slides.start')}
        </a>
        <a href={href('/about')} className="button button-quiet">
          {t('home.slides.more')}
        </a>
      </p>
    </div>
  )
}
