import type { ComponentProps } from 'react'

/** An uploaded video. Only its metadata is fetched before it is played. */
export function Video({ name, poster }: { name: string; poster: string | undefined }) {
  const source: ComponentProps<'video'> = {
    src: `/uploads/${name}`,
    poster: poster && `/uploads/${poster}`,
    controls: true,
    preload: 'metadata'
  }
  return <video {...source} className="aspect-video w-full rounded-md bg-night" />
}
