import type { Testimonial } from '../../../collections/index.ts'
import { Picture } from '../../../ui/picture.tsx'

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
          <>
            <ul aria-labelledby="testimonials-title" className="carousel-row mt-10 lg:mt-14" {...focusable}>
              {testimonials.map((testimonial) => (
                <li key={testimonial.id} id={placeOf(testimonial)}>
                  <Quote testimonial={testimonial} />
                </li>
              ))}
            </ul>
            <Places testimonials={testimonials} />
          </>
        ) : (
          <p className="mt-6 text-lead text-on-night-muted">No testimonials available.</p>
        )}
      </div>
    </section>
  )
}

/** Links that leaf the row to one of the clients. */
function Places({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length < 2) return null
  return (
    <nav aria-label="Clients" className="mt-4 print:hidden">
      <ol className="-ml-4 flex flex-wrap tabular-nums">
        {testimonials.map((testimonial, place) => (
          <li key={testimonial.id}>
            <a
              href={`#${placeOf(testimonial)}`}
              aria-label={`${place + 1}: ${testimonial.fullName}`}
              className="grid size-11 place-items-center underline-offset-4 hover:underline"
            >
              {place + 1}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function placeOf({ id }: Testimonial) {
  return `client-${id}`
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
