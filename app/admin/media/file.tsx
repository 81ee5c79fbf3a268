import { thumbnail } from '../../../fields/file/thumbnail.ts'
import type { MediaFile } from '../../../server/library/library.ts'
import { indianDay, indianToday } from '../../../shared/indian-format.ts'

/** What people know a file by: what it was called where it comes from, or what it shows. */
export function titleOfFile({ originalName, alt, name }: MediaFile): string {
  return originalName || alt || name
}

/** '1920 × 1080 px, 240 KB, 21/11/2026' */
export function factsOfFile({ width, height, size, addedAt }: MediaFile): string {
  const pixels = width && height ? [`${width} × ${height} px`] : []
  return [...pixels, sizeText(size), indianDay(indianToday(Date.parse(addedAt)))].join(', ')
}

/** @param size bytes */
function sizeText(size: number): string {
  return size < 1_000_000 ? `${Math.ceil(size / 1_000)} KB` : `${(size / 1_000_000).toFixed(1)} MB`
}

/** The picture, or the beginning of the video; its title stands beside it. */
export function MediaThumbnail({ file: { kind, name, originalName, alt } }: { file: MediaFile }) {
  const look = 'aspect-4/3 w-full rounded-sm bg-sunken object-contain'
  if (kind === 'image')
    return <img src={thumbnail(name).src} alt={originalName ? alt : ''} loading="lazy" className={look} />
  return <video src={`/uploads/${name}`} muted preload="metadata" tabIndex={-1} aria-label="Video" className={look} />
}
