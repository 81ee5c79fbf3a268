import { ClientError } from '../errors.ts'
import { makeBrochure } from './brochures.ts'
import { makePictures } from './pictures.ts'
import { makeSharingPicture } from './sharing-picture.ts'
import { readSheet } from './sheets.ts'

/*
 * The process in which pictures and sheets are decoded and PDFs are made: the libraries' memory goes back when it ends, and
 * a file that crashes it takes nothing else along. Started by `media-maker.ts`, which imports no more than types of it, so
 * that no native decoder gets into the process that serves.
 */

/** The inputs and outputs of each can be sent between processes. */
const mediaJobs = { makePictures, makeBrochure, makeSharingPicture, readSheet }

type MediaJobs = typeof mediaJobs
export type MediaJobName = keyof MediaJobs
export type MediaInput<N extends MediaJobName> = Parameters<MediaJobs[N]>[0]
export type MediaOutput<N extends MediaJobName> = Awaited<ReturnType<MediaJobs[N]>>

export interface MediaRequest {
  name: MediaJobName
  input: MediaInput<MediaJobName>
}

/** An answer of the process: that the file is open (for some jobs), then the output or a refusal with the status of a ClientError. */
export type MediaAnswer =
  | { isOpened: true }
  | { output: unknown }
  | { refusal: string; status: ClientError['status'] | undefined }

process.on('message', async ({ name, input }: MediaRequest) => {
  // A job has read the head of its file: from there on it works, and may take longer.
  const run = mediaJobs[name] as (input: unknown, onOpened: () => void) => Promise<unknown>
  answer(
    await run(input, () => answer({ isOpened: true })).then(
      (output): MediaAnswer => ({ output }),
      (error: unknown): MediaAnswer => ({
        refusal: error instanceof Error ? error.message : 'unknown',
        status: error instanceof ClientError ? error.status : undefined
      })
    )
  )
})

function answer(message: MediaAnswer): void {
  process.send?.(message)
}
