import { startProgram } from '../lib/program.ts'
import type { Report } from '../lib/report.ts'
import { openSeeded } from '../lib/seeded.ts'
import { median } from '../lib/times.ts'

/** The time from the start of the built program to its first 200, and its memory then. */
export async function measure(): Promise<Report> {
  const data = await openSeeded(100)
  const times: number[] = []
  const memories: number[] = []
  try {
    for (let run = 0; run < 5; run++) {
      const program = await startProgram(data.folder)
      times.push(program.startTime)
      memories.push(program.memory())
      await program.stop()
    }
  } finally {
    data.remove()
  }
  const [time, memory] = [median(times), median(memories)]
  return {
    title: 'Start',
    budgets: [
      { what: 'start to first 200', budget: 'under 1.0 s', measured: `${Math.round(time)} ms`, holds: time < 1_000 },
      {
        what: 'resident memory after start',
        budget: 'under 150 MB',
        measured: `${Math.round(memory)} MB`,
        holds: memory < 150
      }
    ],
    text: `Medians of ${times.length} starts; times: ${times.map(Math.round).join(', ')} ms.`
  }
}
