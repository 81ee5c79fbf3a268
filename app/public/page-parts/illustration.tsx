import { Photo } from '../photo.tsx'
import type { PhotographName } from '../photographs.ts'

interface IllustrationProps {
  name: PhotographName
  /** How wide the picture is shown, as the attribute `sizes` says it. */
  sizes: string
  /** The page's first large picture: fetched at once, before other pictures. */
  priority?: boolean
  /** Of the picture: its shape. */
  shape: string
  className?: string
}

/** A rendering that could be taken for finished work, and says that it is none. */
export function Illustration({ name, sizes, priority, shape, className }: IllustrationProps) {
  return (
    <figure className={className}>
      <Photo name={name} sizes={sizes} priority={priority} className={`w-full rounded-md object-cover ${shape}`} />
      <figcaption className="mt-2 text-base text-muted">Illustration</figcaption>
    </figure>
  )
}
