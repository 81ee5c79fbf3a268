import { href } from 'react-router'

export function VisitBanner() {
  return (
    <section aria-labelledby="visit-title" className="band on-night bg-night text-on-night">
      <div className="shell flex flex-wrap items-center justify-between gap-x-12 gap-y-8 py-12 lg:py-16">
        <div>
          <h2 id="visit-title" className="text-title">
            Free On-site Visit
          </h2>
          <p className="mt-3 max-w-[52ch] text-lead text-on-night-muted">
            An hour on your roof with a tape and a shade meter, then a written estimate. In and around Pune within three
            working days.
          </p>
        </div>
        <a href={href('/contact')} className="button button-sun">
          Ask for a visit
        </a>
      </div>
    </section>
  )
}
