import { siteFile } from '../site-files.ts'

const phone = '(width < 40rem)'

/** What the slides show. The name is that of the files in assets/site. */
const alternatives = {
  hero: 'Rows of solar panels in dry grass at low sun, hills behind',
  roof: 'Solar panels on the flat roof of a town house among water tanks',
  ridge: 'Three wind turbines on a green ridge in the morning'
}

export type SlidePictureName = keyof typeof alternatives

const cuts = [
  { cut: 'tall', media: phone, widths: [400, 560, 720] },
  { cut: 'wide', media: undefined, widths: [800, 1200, 1600] }
] as const

/** The picture of a slide; phones get a tall cut of it. The first slide's is the first picture of the site. */
export function SlidePicture({ name, isFirst }: { name: SlidePictureName; isFirst: boolean }) {
  return (
    <picture>
      {cuts.flatMap(({ cut, media, widths }) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={cut + format}
            media={media}
            type={`image/${format}`}
            sizes="100vw"
            srcSet={widths.map((width) => `${siteFile(`${name}-${cut}-${width}.${format}`)} ${width}w`).join(', ')}
          />
        ))
      )}
      <img
        src={siteFile(isFirst ? 'hero-wide-1200.jpg' : `${name}-wide-1200.webp`)}
        alt={alternatives[name]}
        width={1200}
        height={675}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  )
}
