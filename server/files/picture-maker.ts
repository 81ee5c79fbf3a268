import { type ChildProcess, fork } from 'node:child_process'
import { ClientError } from '../errors.ts'
import { processFile } from '../process-file.ts'
import type { MadeFile, Region } from './pictures.ts'

export interface PictureJob {
  number: number
  source: string
  id: string
  region: Region | undefined
}

export type PictureResult = { number: number } & ({ made: [MadeFile, ...MadeFile[]] } | { refusal: string })

/** The process ends after this time without a job, ms. */
const idleTime = 15_000
/** A picture that takes longer is refused, ms. */
const jobTimeout = 60_000

/** Makes pictures in a process of their own, which is there only while it is needed. One job at a time. */
export function createPictureMaker() {
  let maker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let number = 0

  function start(): ChildProcess {
    const started = fork(processFile('picture-process'), { serialization: 'advanced', execArgv: [], stdio: 'ignore' })
    started.unref()
    started.channel?.unref()
    started.once('exit', () => {
      if (maker === started) maker = undefined
    })
    return started
  }

  /** What `makePictures` does. @throws ClientError 415 */
  return async function make(source: string, id: string, region?: Region): Promise<[MadeFile, ...MadeFile[]]> {
    clearTimeout(idle)
    maker ??= start()
    const used = maker
    used.channel?.ref()
    try {
      const result = await run(used, { number: ++number, source, id, region })
      if ('refusal' in result) throw new ClientError(415, result.refusal)
      return result.made
    } finally {
      used.channel?.unref()
      idle = setTimeout(() => used.kill(), idleTime).unref()
    }
  }
}

function run(maker: ChildProcess, job: PictureJob): Promise<PictureResult> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => maker.kill('SIGKILL'), jobTimeout)
    const settle = (done: () => void) => {
      clearTimeout(tooLong)
      maker.off('message', receive)
      maker.off('exit', fail)
      done()
    }
    const receive = (result: PictureResult) => {
      if (result.number === job.number) settle(() => resolve(result))
    }
    // A file that ends the process, or holds it for too long, is not one that is worth keeping.
    const fail = () => settle(() => reject(new ClientError(415, 'This picture could not be read.')))
    maker.on('message', receive)
    maker.once('exit', fail)
    maker.send(job, (error) => error && fail())
  })
}
