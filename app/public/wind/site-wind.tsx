import { PowerCurve } from './power-curve.tsx'

export function SiteWind() {
  return (
    <section className="band on-night bg-night text-on-night" aria-labelledby="site-wind-title">
      <div className="shell part grid items-center gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.5fr]">
        <div>
          <h2 id="site-wind-title" className="max-w-[12em] text-title">
            Does your site have the wind?
          </h2>
          <p className="mt-6 max-w-[46ch] text-lead text-on-night-muted">
            A small turbine of 1 to 5 kW needs a mean wind of about 5 metres a second at the hub, and clear land around
            the mast. Most town roofs do not have this. There we suggest solar, and say so after one visit, which costs
            nothing.
          </p>
        </div>
        <PowerCurve />
      </div>
    </section>
  )
}
