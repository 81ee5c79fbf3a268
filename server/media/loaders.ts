import sharp from 'sharp'
import type { PictureType } from '../../fields/upload-rules.ts'

/** What the picture library is to take a file for: what its content told, or a drawing of the program's own. */
export type SourceType = PictureType | 'image/svg+xml'

const loaders: Record<SourceType, string> = {
  'image/jpeg': 'Jpeg',
  'image/png': 'Png',
  'image/webp': 'Webp',
  'image/avif': 'Heif',
  'image/gif': 'Nsgif',
  'image/svg+xml': 'Svg'
}

/** Allows these formats alone, until the next call: what was checked as one format must not reach the decoder of another. */
export function allowLoaders(types: readonly SourceType[]): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: types.map((type) => `VipsForeignLoad${loaders[type]}`) })
}

// Each picture keeps several buffers of its pixels in memory: only so many are worked on at once.
sharp.cache(false)
sharp.concurrency(1)
