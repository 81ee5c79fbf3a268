import type { Testimonial } from '../../../collections/index.ts'
import { TestimonialAuthor } from '../testimonial-author.tsx'

/** Not in every browser can a scrolling row be reached by the keyboard by itself. */
const focusable = { tabIndex: 0 }

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
                <li key={testimonial.id} id={anchorOf(testimonial)}>
                  <Quote testimonial={testimonial} />
                </li>
              ))}
            </ul>
            <PageLinks testimonials={testimonials} />
          </>
        ) : (
          <p className="mt-6 text-lead text-on-night-muted">No testimonials available.</p>
        )}
      </div>
    </section>
  )
}

/** Links that scroll the row to one of the testimonials. */
function PageLinks({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length < 2) return null
  return (
    <nav aria-label="Clients" className="mt-4 print:hidden">
      <ol className="-ml-4 flex flex-wrap tabular-nums">
        {testimonials.map((testimonial, place) => (
          <li key={testimonial.id}>
            <a
              href={`#${anchorOf(testimonial)}`}
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

function anchorOf({ id }: Testimonial) {
  return `client-${id}`
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="flex h-full flex-col">
      <blockquote className="text-lead">
        <p className="-indent-[0.42em] whitespace-pre-line">“{testimonial.comment}”</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-7">
        <TestimonialAuthor testimonial={testimonial} />
      </figcaption>
    </figure>
  )
}
