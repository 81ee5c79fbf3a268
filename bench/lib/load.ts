import { pinned } from './program.ts'

export interface Throughput {
  perSecond: number
  /** ms */
  p99: number
}

/** Loads an address with wrk for some seconds over 64 connections, several times, and gives the medians. */
export async function load(url: string, headers: string[] = [], runs = 3, seconds = 5): Promise<Throughput> {
  const measured: Throughput[] = []
  for (let run = 0; run < runs; run++) measured.push(await wrk(url, headers, seconds))
  return { perSecond: median(measured.map((one) => one.perSecond)), p99: median(measured.map((one) => one.p99)) }
}

async function wrk(url: string, headers: string[], seconds: number): Promise<Throughput> {
  const args = ['-t1', '-c64', `-d${seconds}`, '--latency', ...headers.flatMap((header) => ['-H', header]), url]
  const output = await outputOf(args)
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]
  const [, value, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  if (!perSecond || /Non-2xx/.test(output)) throw new Error(`wrk failed on ${url}:\n${output}`)
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

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
