import { href } from 'react-router'

/** The one thing to do next: have somebody come. */
export function VisitBanner() {
  return (
    <section
      aria-labelledby="visit-title"
      className="mt-14 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-y border-ink py-8"
    >
      <div>
        <h3 id="visit-title" className="text-title">
          Free On-site Visit
        </h3>
        <p className="mt-2 max-w-[44ch] text-muted">
          An hour on your roof with a tape and a shade meter, then a written estimate. In and around Pune within three
          working days.
        </p>
      </div>
      <a href={href('/contact')} className="button button-sun">
        Ask for a visit
      </a>
    </section>
  )
}
