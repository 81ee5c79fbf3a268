import type { Log } from '../log.ts'

/**
 * Does work now and every `interval` ms, never twice at once. A failure is logged.
 * @returns `first`: the first run; `run`: runs now, or joins the run under way; `stop`: ends the timer and waits for that run
 */
export function repeat(log: Log, job: string, interval: number, work: () => Promise<unknown>) {
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= work()
      .catch((err) => log.error({ err, job }, 'job failed'))
      .finally(() => {
        running = undefined
      })
    return running
  }
  const timer = setInterval(run, interval).unref()
  return {
    first: run(),
    run,
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    }
  }
}
