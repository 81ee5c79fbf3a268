import type { Testimonial } from '../../../collections/index.ts'
import { Picture } from '../../ui/picture.tsx'

/** What clients say: the first at length, the others beside it. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <section className="on-night bg-night text-on-night" aria-labelledby="testimonials-title">
      <div className="shell part">
        <h2 id="testimonials-title" className="text-lead font-medium text-on-night-muted">
          What clients say
        </h2>
        <ul className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2 lg:grid-cols-[1.5fr_1fr] lg:grid-rows-[repeat(2,auto)]">
          {testimonials.slice(0, 3).map((testimonial, place) => (
            <li
              key={testimonial.id}
              className={
                place === 0
                  ? 'md:col-span-2 lg:col-span-1 lg:row-span-2'
                  : 'border-t border-night-line pt-10 lg:border-t-0 lg:pt-0 lg:nth-3:border-t lg:nth-3:pt-12'
              }
            >
              <Quote testimonial={testimonial} large={place === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Quote({ testimonial: { fullName, comment, image }, large }: { testimonial: Testimonial; large: boolean }) {
  return (
    <figure>
      <blockquote
        className={
          large
            ? 'max-w-[24em] text-[clamp(1.5rem,1.2rem+1.6vw,2.375rem)] leading-tight font-light'
            : 'max-w-[38ch] text-lead'
        }
      >
        <p className="-indent-[0.42em]">“{comment}”</p>
      </blockquote>
      <figcaption className="mt-7 flex items-center gap-4">
        <Picture name={image} alt="" sizes="70px" className="size-17.5 rounded-full bg-on-night object-cover" />
        <span className="leading-snug">
          <span className="block font-semibold">{fullName}</span>
          <span className="text-base text-on-night-muted">Client of Company</span>
        </span>
      </figcaption>
    </figure>
  )
}
