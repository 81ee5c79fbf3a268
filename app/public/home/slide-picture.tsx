import { siteFile } from '../site-files.ts'

/** Alternative texts by the names of the files in assets/site. */
const alts = {
  hero: 'Rows of solar panels in dry grass at low sun, hills behind',
  roof: 'Solar panels on the flat roof of a town house among water tanks',
  ridge: 'Three wind turbines on a green ridge in the morning'
}

export type SlidePictureName = keyof typeof alts

const crops = [
  { crop: 'tall', media: '(width < 40rem)', widths: [400, 560, 720] },
  { crop: 'wide', media: undefined, widths: [800, 1200, 1600] }
] as const

/** The picture of a slide, with a tall crop for phones. */
export function SlidePicture({ name, isFirst }: { name: SlidePictureName; isFirst: boolean }) {
  return (
    <picture>
      {crops.flatMap(({ crop, media, widths }) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={crop + format}
            media={media}
            type={`image/${format}`}
            sizes="100vw"
            srcSet={widths.map((width) => `${siteFile(`${name}-${crop}-${width}.${format}`)} ${width}w`).join(', ')}
          />
        ))
      )}
      <img
        src={siteFile(isFirst ? 'hero-wide-1200.jpg' : `${name}-wide-1200.webp`)}
        alt={alts[name]}
        width={1200}
        height={675}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  )
}
