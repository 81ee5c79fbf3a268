import { type MediaAnswer, type MediaRequest, mediaJobs, type OnOpened } from './jobs.ts'

/*
 * The process in which files are decoded and PDFs are made: what the libraries take of memory goes back when it ends, and
 * a file that crashes it takes nothing else along. Started by `media-maker.ts`.
 */

process.on('message', async ({ name, input }: MediaRequest) => {
  const run = mediaJobs[name] as (input: unknown, onOpened: OnOpened) => Promise<unknown>
  answer(
    await run(input, () => answer({ isOpened: true })).then(
      (output): MediaAnswer => ({ output }),
      (error: unknown): MediaAnswer => ({ refusal: error instanceof Error ? error.message : 'unknown' })
    )
  )
})

function answer(message: MediaAnswer): void {
  process.send?.(message)
}
