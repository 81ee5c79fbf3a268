import type { Testimonial } from '../../../collections/index.ts'
import { SlideShow } from '../slide-show/slide-show.tsx'
import { TestimonialAuthor } from '../testimonial-author.tsx'

export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <section className="on-night bg-night text-on-night" aria-labelledby="testimonials-title">
      <div className="shell part">
        <h2 id="testimonials-title" className="text-lead font-medium text-on-night-muted">
          What clients say
        </h2>
        <SlideShow
          label="Testimonials"
          className="relative mt-10 block"
          slideClass="w-full overflow-clip"
          controlsClass="mt-10 -ml-3"
          buttonClass="border border-night-line ml-3 hover:bg-night-line"
          slides={testimonials.slice(0, 3).map((testimonial) => ({
            key: testimonial.id,
            content: <Quote testimonial={testimonial} />
          }))}
        />
      </div>
    </section>
  )
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem] lg:items-end">
      <blockquote className="max-w-[30em] pl-[0.45em] text-[clamp(1.5rem,1.2rem+1.6vw,2.375rem)] leading-tight font-light">
        <p className="-indent-[0.42em]">“{testimonial.comment}”</p>
      </blockquote>
      <figcaption className="flex items-center gap-4">
        <TestimonialAuthor testimonial={testimonial} />
      </figcaption>
    </figure>
  )
}
