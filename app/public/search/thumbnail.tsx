import { Picture } from '../../../ui/picture.tsx'
import { Icon } from '../icon.tsx'
import { Photo } from '../photo.tsx'
import { photoOf } from './starts.tsx'

interface ThumbnailProps {
  path: string
  picture: string | undefined
  /** Of the best match: half as wide as the page. */
  isLarge: boolean
}

/** The picture of a page that was found; a sign where it has none. */
export function Thumbnail({ path, picture, isLarge }: ThumbnailProps) {
  const photo = photoOf(path)
  const shape = `row-span-2 w-full rounded-md object-cover ${isLarge ? 'aspect-16/9' : 'aspect-4/3'}`
  const sizes = isLarge ? '(width >= 40rem) 44vw, 88vw' : undefined
  if (picture) return <Picture name={picture} alt="" sizes={sizes} priority={isLarge} className={shape} />
  if (photo) return <Photo name={photo} sizes={sizes ?? '7rem'} priority={isLarge} className={shape} />
  return <Icon name="file" className={`h-auto bg-sunken p-[22%] text-muted ${shape}`} />
}

export const hasPicture = ({ path, picture }: { path: string; picture?: string }) => Boolean(picture ?? photoOf(path))
