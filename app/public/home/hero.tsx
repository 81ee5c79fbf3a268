import { href } from 'react-router'
import { SlideShow } from '../slide-show/slide-show.tsx'
import { useTexts } from '../texts.tsx'
import { SlidePicture } from './slide-picture.tsx'
import { type Slide, slides } from './slides.ts'

export function Hero() {
  const t = useTexts()
  return (
    <SlideShow
      autoplay
      label={t('home.slides')}
      className="hero"
      slideClass="w-full"
      slides={slides.map((slide, place) => ({
        key: slide.picture,
        content: <HeroSlide slide={slide} isFirst={place === 0} />
      }))}
      controlsClass="shell pointer-events-none absolute inset-x-0 bottom-24 z-20 justify-end *:pointer-events-auto sm:bottom-6 lg:bottom-8"
      buttonClass="on-night bg-night text-on-night hover:bg-night-line"
    />
  )
}

function HeroSlide({ slide: { headline, tagline, picture }, isFirst }: { slide: Slide; isFirst: boolean }) {
  const t = useTexts()
  const Headline = isFirst ? 'h1' : 'h2'
  return (
    <div className="relative flex h-full flex-col overflow-clip sm:min-h-[44rem] lg:h-[calc(100svh-8rem)] lg:min-h-[38rem] lg:max-h-[56rem]">
      <div className="shell relative z-10 pt-8 sm:pt-14 lg:pt-[clamp(2rem,7svh,5.5rem)]">
        <p className="text-lead font-medium text-muted">{t('home.slides.label')}</p>
        <Headline className="mt-3 max-w-[11em] text-display">{headline}</Headline>
        <p className="mt-5 max-w-[34ch] text-lead sm:mt-6">{tagline}</p>
        <p className="mt-7 flex flex-wrap gap-3 sm:mt-8">
          <a href={href('/contact')} className="button button-sun">
            {t('home.slides.start')}
          </a>
          <a href={href('/about')} className="button button-quiet">
            {t('home.slides.more')}
          </a>
        </p>
      </div>
      <div
        data-picture={picture}
        className="hero-picture relative -mt-28 min-h-[30rem] flex-1 sm:absolute sm:left-0 sm:w-[118%] sm:top-32 sm:bottom-0 sm:mt-0 sm:min-h-0"
      >
        <SlidePicture name={picture} isFirst={isFirst} />
      </div>
    </div>
  )
}
