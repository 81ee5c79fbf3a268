import type { Testimonial } from '../../collections/index.ts'
import { Picture } from '../../ui/picture.tsx'
import { Band, type BandProps } from './band.tsx'
import { focusable } from './focusable.ts'
import { useTexts } from './texts.tsx'

interface TestimonialsProps extends Pick<BandProps, 'tone'> {
  testimonials: readonly Testimonial[]
}

export function Testimonials({ testimonials, tone = 'sunken' }: TestimonialsProps) {
  const t = useTexts()
  const title = t('site.clients.title')
  return (
    <Band title={title} tone={tone}>
      {testimonials.length > 0 ? (
        <ul aria-label={title} className="carousel-row mt-7 lg:mt-9" {...focusable}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <figure className="flex h-full flex-col border-t-2 border-ink pt-5">
                <blockquote className="text-lead">
                  <p className="-indent-[0.42em] whitespace-pre-line">“{testimonial.comment}”</p>
                </blockquote>
                <figcaption className="mt-auto flex items-center gap-4 pt-6">
                  <Picture
                    name={testimonial.image}
                    alt={testimonial.imageAlt}
                    className="size-[70px] rounded-full bg-on-night object-cover"
                  />
                  <span className="leading-snug">
                    <span className="block font-semibold">{testimonial.fullName}</span>
                    <span className="text-base text-muted">{t('site.clients.role')}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-6 text-lead text-muted">{t('site.clients.none')}</p>
      )}
    </Band>
  )
}
