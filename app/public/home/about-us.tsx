import { href } from 'react-router'
import { Icon } from '../icons.tsx'
import { Photo } from '../photo.tsx'
import { useSite } from '../use-site.ts'

const points = [
  'An engineer climbs your roof before we name a price, measures the shade and reads a year of your bills.',
  'The people who sign the quotation set the frames, pull the cables and test every string.',
  'Afterwards one number answers for 25 years, with spare inverters in our own store in Pune.'
]

export function AboutUs() {
  const { settings } = useSite()
  return (
    <section className="shell part" aria-labelledby="about-title">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr] xl:gap-x-24">
        <figure>
          <Photo
            name="roof-array"
            sizes="(width >= 62rem) 48vw, 90vw"
            className="aspect-4/3 w-full rounded-md object-cover lg:aspect-5/4"
          />
          <figcaption className="mt-2 text-base text-muted">Illustration</figcaption>
        </figure>
        <div>
          <p className="text-lead font-medium text-muted">About us</p>
          <h2 id="about-title" className="mt-2 max-w-[13em] text-title">
            20 years of experience in solar panel services
          </h2>
          <ul className="mt-8 divide-y divide-line border-y border-line">
            {points.map((point) => (
              <li key={point} className="flex gap-4 py-4">
                <Icon name="tick" className="mt-1 size-6 text-leaf" />
                <span className="max-w-[48ch]">{point}</span>
              </li>
            ))}
          </ul>
          <p className="mt-8 flex flex-wrap gap-3">
            <a href={href('/about')} className="button button-quiet">
              Read More
              <span className="sr-only"> about us</span>
            </a>
            {settings.videoUrl && (
              <a href={settings.videoUrl} className="button border-transparent text-link underline underline-offset-4">
                <Icon name="play" />
                Watch our video
              </a>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}
