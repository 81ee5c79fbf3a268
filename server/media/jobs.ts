import { makeBrochure } from './brochures.ts'
import { makePictures } from './pictures.ts'

/*
 * What the media process does. Only that process loads this file; the program itself imports no more than its types, so
 * that no native decoder gets into the process that serves.
 */

/** Called when a job has read the head of its file: from there on it works, and may take longer. */
export type OnOpened = () => void

/** Each takes and gives what can be sent between processes. */
export const mediaJobs = { makePictures, makeBrochure }

export type MediaJobs = typeof mediaJobs
export type MediaJobName = keyof MediaJobs
export type MediaInput<N extends MediaJobName> = Parameters<MediaJobs[N]>[0]
export type MediaOutput<N extends MediaJobName> = Awaited<ReturnType<MediaJobs[N]>>

/** A job as it is sent to the process. */
export interface MediaRequest {
  name: MediaJobName
  input: MediaInput<MediaJobName>
}

/** What the process answers: first perhaps that the file is open, then what it made, or why not. */
export type MediaAnswer = { isOpened: true } | { output: unknown } | { refusal: string }
