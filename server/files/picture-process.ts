import type { PictureJob, PictureResult } from './picture-maker.ts'
import { makePictures } from './pictures.ts'

/*
 * The process in which pictures are made: what the picture library takes of memory goes back when it ends, and a file
 * that crashes it takes nothing else along. Started by `picture-maker.ts`.
 */

process.on('message', async ({ number, source, id, region }: PictureJob) => {
  answer(
    await makePictures(source, id, region).then(
      (made): PictureResult => ({ number, made }),
      (error: unknown): PictureResult => ({ number, refusal: error instanceof Error ? error.message : 'unknown' })
    )
  )
})

function answer(result: PictureResult): void {
  process.send?.(result)
}
