import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { atMost } from '../concurrency.ts'
import { ClientError } from '../errors.ts'
import { codeFolders, forkProcess } from '../process-file.ts'
import { projectFolder } from '../project-folder.ts'
import type { MediaAnswer, MediaInput, MediaJobName, MediaOutput, MediaRequest } from './media-process.ts'

/** The process ends when nothing was asked of it for so long, ms. */
const idleTime = 15_000
/** Reading the head of a file may take this long, the start of the process included, ms: no limit of the library holds there. */
const longestOpening = 20_000
/** Everything after it may take this long, ms. */
const longestWork = 30_000
/** Of JavaScript's heap, MB. A sheet of ten thousand rows with a thousand letters each takes a third of it. */
const mostMemory = 384
const environment = {
  // Titles are set only in these fonts, whichever the machine has.
  FONTCONFIG_FILE: path.join(projectFolder, 'assets', 'fonts', 'pdf', 'fonts.conf'),
  // GNU's allocator gives each thread an arena of its own, and keeps freed memory: with these, pixels go back to the system at once.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072'
}

/** A job that was not done: its message is for people where the job refused, else it says that the process failed. */
export class MediaFailure extends Error {
  readonly isRefusal: boolean

  constructor(message: string, isRefusal: boolean) {
    super(message)
    this.isRefusal = isRefusal
  }
}

/** Runs the jobs of `jobs.ts`, one at a time, in a short-lived process. @param folders of the uploads: all that it may read */
export function createMediaMaker(folders: readonly string[]) {
  const oneAtOnce = atMost(1)
  let maker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = forkProcess('media-process', [], mediaFlags(folders), environment)
    started.unref()
    started.channel?.unref()
    started.once('exit', () => {
      if (maker === started) maker = undefined
    })
    return started
  }

  return {
    /** @throws ClientError of the job's own, MediaFailure where it refuses otherwise, takes too long, or ends its process */
    run: <N extends MediaJobName>(name: N, input: MediaInput<N>): Promise<MediaOutput<N>> =>
      oneAtOnce(async () => {
        clearTimeout(idle)
        maker ??= start()
        const used = maker
        used.channel?.ref()
        try {
          return (await send(used, { name, input })) as MediaOutput<N>
        } finally {
          used.channel?.unref()
          idle = setTimeout(() => {
            // Forgotten at once: it lives on for a moment, and would take the next job with it.
            if (maker === used) maker = undefined
            used.kill()
          }, idleTime).unref()
        }
      })
  }
}

/** Node's permission model: only these folders to read, no writing, program, thread or network. Native decoders are not bound. */
function mediaFlags(folders: readonly string[]): string[] {
  const readable = [
    ...codeFolders,
    ...['assets', 'node_modules'].map((name) => path.join(projectFolder, name)),
    ...folders
  ]
  return [
    '--permission',
    `--max-old-space-size=${mostMemory}`,
    '--allow-addons',
    `--allow-fs-read=${path.join(projectFolder, 'package.json')}`,
    ...readable.map((folder) => `--allow-fs-read=${path.join(path.resolve(folder), path.sep)}`)
  ]
}

function send(maker: ChildProcess, request: MediaRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const kill = () => maker.kill('SIGKILL')
    let tooLong = setTimeout(kill, longestOpening)
    const settle = (done: () => void) => {
      clearTimeout(tooLong)
      maker.off('message', receive)
      maker.off('exit', fail)
      done()
    }
    const receive = (answer: MediaAnswer) => {
      if ('isOpened' in answer) {
        clearTimeout(tooLong)
        tooLong = setTimeout(kill, longestWork)
      } else if ('refusal' in answer) settle(() => reject(refused(answer)))
      else settle(() => resolve(answer.output))
    }
    const fail = () => settle(() => reject(new MediaFailure('The media process ended before it was done.', false)))
    maker.on('message', receive)
    maker.once('exit', fail)
    maker.send(request, (error) => error && fail())
  })
}

function refused({ refusal, status }: Extract<MediaAnswer, { refusal: string }>): Error {
  return status === undefined ? new MediaFailure(refusal, true) : new ClientError(status, refusal)
}
