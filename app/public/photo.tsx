import photographs from '../../assets/site/photographs.json' with { type: 'json' }
import type { DescribedPicture } from './picture-of.ts'
import { useTexts } from './texts.tsx'

/** A picture in a page's own text: a crop of a file in assets/photographs, in the widths in which it is built. */
export type PhotographName = keyof typeof photographs

const files = import.meta.glob<string>('../../assets/site/*.{avif,webp,jpg}', {
  eager: true,
  query: '?url',
  import: 'default'
})

function siteFile(name: string): string {
  const address = files[`../../assets/site/${name}`]
  if (!address) throw new Error(`assets/site has no ${name}: assets/site/make.mjs makes the pictures.`)
  return address
}

/** The whole picture, as pages are shared with it. */
export function usePhotograph(name: PhotographName): DescribedPicture {
  const alt = useTexts()(`site.photo.${name}`)
  return { name: `photographs/${photographs[name].source}`, alt }
}

interface PhotoProps {
  name: PhotographName
  sizes: string
  priority?: boolean
  className?: string
}

export function Photo({ name, sizes, priority, className }: PhotoProps) {
  const { widths, crop } = photographs[name]
  return (
    <picture>
      <source
        type="image/avif"
        sizes={sizes}
        srcSet={widths.map((width) => `${siteFile(`${name}-${width}.avif`)} ${width}w`).join(', ')}
      />
      {/* For the few browsers without AVIF one of middling width is enough. */}
      <img
        src={siteFile(`${name}-${widths.at(-2)}.webp`)}
        alt={useTexts()(`site.photo.${name}`)}
        width={crop.width}
        height={crop.height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
