import type { Testimonial } from '../../../collections/index.ts'
import { Picture } from '../../ui/picture.tsx'

/** A row that scrolls is reached by the keyboard in every browser only where it takes the focus. */
const focusable = { tabIndex: 0 }

/** What clients say, side by side in a row to be leafed through. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section className="on-night bg-night text-on-night" aria-labelledby="testimonials-title">
      <div className="shell part">
        <h2 id="testimonials-title" className="text-title">
          What clients say
        </h2>
        {testimonials.length > 0 ? (
          <ul aria-labelledby="testimonials-title" className="carousel-row mt-10 lg:mt-14" {...focusable}>
            {testimonials.map((testimonial) => (
              <li key={testimonial.id}>
                <Quote testimonial={testimonial} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-6 text-lead text-on-night-muted">No testimonials available.</p>
        )}
      </div>
    </section>
  )
}

function Quote({ testimonial: { fullName, comment, image } }: { testimonial: Testimonial }) {
  return (
    <figure className="flex h-full flex-col">
      <blockquote className="text-lead">
        <p className="-indent-[0.42em] whitespace-pre-line">“{comment}”</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-7">
        <Picture name={image} alt="" sizes="70px" className="size-[70px] rounded-full bg-on-night object-cover" />
        <span className="leading-snug">
          <span className="block font-semibold">{fullName}</span>
          <span className="text-base text-on-night-muted">Client of Company</span>
        </span>
      </figcaption>
    </figure>
  )
}
