import { readFileSync } from 'node:fs'

/* Linux's figures of a process (/proc). */

/** Resident memory of a process and its children, MB. */
export function familyMemory(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+)/.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
  const children = readText(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + familyMemory(Number(child)), own)
}

/** Processor time that a process has used until now, in ticks of 10 ms: unlike the clock, it does not depend on other processes. */
export function cpuTicks(pid: number): number {
  const fields = readText(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

// A process may end between being named and being read.
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
