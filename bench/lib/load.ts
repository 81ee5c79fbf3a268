import { pinned } from './program.ts'

export interface Throughput {
  perSecond: number
  /** ms */
  p99: number
}

/** Loads an address with wrk over 64 connections for some seconds. */
export async function load(url: string, headers: readonly string[] = [], seconds = 3): Promise<Throughput> {
  const args = ['-t1', '-c64', `-d${seconds}`, '--latency', ...headers.flatMap((header) => ['-H', header]), url]
  const output = await outputOf(args)
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]
  const [, value, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  // A 304 counts as an answer here.
  const isFailed = /Non-2xx/.test(output) && !headers.some((header) => header.startsWith('If-None-Match'))
  if (!perSecond || isFailed) throw new Error(`wrk failed on ${url}:\n${output}`)
  return { perSecond: Number(perSecond), p99: Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] }
}

function outputOf(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const running = pinned(1, 'wrk', args, process.env)
    let output = ''
    running.stdout?.on('data', (chunk) => {
      output += chunk
    })
    running.once('error', reject)
    running.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`wrk is needed (apt-get install wrk); it ended with ${code}.`))
    )
  })
}
