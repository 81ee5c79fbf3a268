import { doWork, type Work } from '../../../shared/proof-of-work.ts'

/** The page's message: the challenge and its work. The answer is the proof. */
export interface WorkRequest {
  challengeId: string
  work: Work
}

addEventListener('message', ({ data }: MessageEvent<WorkRequest>) => {
  postMessage(doWork(data.challengeId, data.work))
})
