import { HeroPicture } from './hero-picture.tsx'

/** What the company is for, in one sentence, and the one thing to do next. */
export function Hero() {
  return (
    <section className="relative overflow-clip sm:min-h-[44rem] lg:h-[calc(100svh-8rem)] lg:max-h-[56rem]">
      <div className="shell relative z-10 pt-8 sm:pt-14 lg:pt-[clamp(2rem,7svh,5.5rem)]">
        <p className="text-lead font-medium text-muted">Renewable Energy</p>
        <h1 className="mt-3 max-w-[11em] text-display">Manageable, Reliable and Affordable Energy!</h1>
        <p className="mt-5 max-w-[32ch] text-lead sm:mt-6">
          Sun and wind, brought down to your roof, your field and your street light.
        </p>
        <p className="mt-7 flex flex-wrap gap-3 sm:mt-8">
          <a href="#contact" className="button button-sun">
            Get Started
          </a>
          <a href="#how-it-works" className="button button-quiet">
            Learn More
            <span className="sr-only"> about how solar power works</span>
          </a>
        </p>
      </div>
      <div className="hero-picture relative -mt-28 h-[30rem] sm:absolute sm:left-0 sm:w-[118%] sm:top-32 sm:bottom-0 sm:mt-0 sm:h-auto">
        <HeroPicture />
      </div>
    </section>
  )
}
