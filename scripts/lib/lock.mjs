import { mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './run.mjs'

/**
 * Runs work in one process at a time. The lock is a folder that contains an empty folder named
 * after its owner's process id: a rename creates it atomically, and git ignores empty folders.
 */
export async function withLock(folder, work, { timeout = 15 * 60_000 } = {}) {
  const deadline = Date.now() + timeout
  let reported
  while (!acquire(folder)) {
    const owner = ownerOf(folder)
    if (owner && reported !== owner)
      console.log(`Another command (process ${owner}) is preparing the program; waiting for it.`)
    reported = owner
    if (Date.now() > deadline)
      throw new Failure(`Waited too long for process ${owner}. If it is not ours, remove ${folder}.`)
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    release(folder, process.pid)
  }
}

function acquire(folder) {
  const owner = ownerOf(folder)
  if (owner && owner !== process.pid && isRunning(owner)) return false
  // Removes only a dead owner's lock: one that was taken meanwhile contains another name.
  release(folder, owner)

  const own = `${folder}-${process.pid}`
  mkdirSync(path.join(own, String(process.pid)), { recursive: true })
  try {
    renameSync(own, folder)
    return true
  } catch (error) {
    release(own, process.pid)
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false
    throw error
  }
}

function release(folder, owner) {
  for (const part of [path.join(folder, String(owner)), folder]) {
    try {
      rmdirSync(part)
    } catch (error) {
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error
    }
  }
}

function ownerOf(folder) {
  try {
    return Number(readdirSync(folder)[0]) || undefined
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Whether there is a process with this id. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
