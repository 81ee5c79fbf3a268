import { doWork, type Work } from '../../../shared/proof-of-work.ts'

/** From the page: the challenge and how much it asks for. The answer is the proof. */
export interface WorkRequest {
  challengeId: string
  work: Work
}

addEventListener('message', ({ data }: MessageEvent<WorkRequest>) => {
  postMessage(doWork(data.challengeId, data.work))
})
