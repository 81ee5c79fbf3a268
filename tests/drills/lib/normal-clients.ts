import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'

/** Between two requests, ms. */
const interval = 50

/**
 * Asks for pages like a normal client, one after the other, until the function that it gives is called.
 * @returns a function that ends it: it throws where an answer was not 200, and gives the number of answers and the
 * slowest of them, ms
 */
export function watchClients(url: string, paths: readonly string[]) {
  let isOver = false
  let asked = 0
  let slowest = 0
  const faults: string[] = []
  const watching = (async () => {
    while (!isOver) {
      const path = paths[asked % paths.length] ?? '/'
      const began = performance.now()
      try {
        const response = await fetch(url + path)
        await response.arrayBuffer()
        if (response.status !== 200) faults.push(`${path} answered ${response.status}`)
      } catch (error) {
        faults.push(`${path}: ${error}`)
      }
      slowest = Math.max(slowest, performance.now() - began)
      asked++
      await wait(interval)
    }
  })()
  return async () => {
    isOver = true
    await watching
    assert.deepEqual(faults, [])
    return { asked, slowest: Math.round(slowest) }
  }
}
