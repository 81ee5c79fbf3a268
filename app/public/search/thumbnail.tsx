import { Picture } from '../../../ui/picture.tsx'
import { Icon } from '../icon.tsx'
import { Photo } from '../photo.tsx'
import { photoOf } from './starts.tsx'

/** The picture of a page that was found, small; a sign where it has none. */
export function Thumbnail({ path, picture }: { path: string; picture: string | undefined }) {
  const photo = photoOf(path)
  const shape = 'row-span-2 aspect-4/3 w-full rounded-md object-cover'
  if (picture) return <Picture name={picture} alt="" className={shape} />
  if (photo) return <Photo name={photo} sizes="7rem" className={shape} />
  return <Icon name="file" className={`h-auto bg-sunken p-[22%] text-muted ${shape}`} />
}
