import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRunning } from './lock.mjs'
import { root } from './run.mjs'

/*
 * Builds lie side by side, each a folder of build/ that holds all that a running program needs: server, client files,
 * assets, packages and Node. The file build/current names the one that starts next. Nothing ever changes a build that is
 * there, so building and installing leave the running program alone.
 */

export const buildsFolder = path.join(root, 'build')
const pointer = path.join(buildsFolder, 'current')

/** The build that starts next; undefined where there is none. */
export function currentBuild() {
  return existsSync(pointer) ? readBuild(readFileSync(pointer, 'utf8').trim()) : undefined
}

/** The build that was started last: the one whose database this is. */
export function lastStartedBuild() {
  return startedBuilds()[0]
}

/** Reads what a build says of itself (its package.json): id, folder, version and the digest of its sources. */
export function readBuild(id) {
  const folder = path.join(buildsFolder, id)
  const file = path.join(folder, 'package.json')
  // Written last: without it the folder is no build, or not yet.
  if (id === '' || !existsSync(file)) return undefined
  const { version, build } = JSON.parse(readFileSync(file, 'utf8'))
  return { id, folder, version: build.commit ? `${version}+${build.commit}` : version, ...build }
}

/** The file of one of a build's programs: `index` is the site, the others are commands. */
export function programOf(build, name) {
  return path.join(build.folder, 'server', `${name}.js`)
}

/** Makes a build the one that starts next. One rename: there is no instant without a current build. */
export function switchTo(id) {
  const next = `${pointer}-${process.pid}`
  writeFileSync(next, `${id}\n`)
  renameSync(next, pointer)
}

/**
 * Removes builds that nobody needs: neither the current one, nor the last two that were started (open pages name the
 * client files of both), nor one whose process runs, nor the newest three: a program that may not write there notes nothing.
 */
export function removeOldBuilds() {
  const started = startedBuilds()
  const kept = new Set([currentBuild()?.id, ...started.slice(0, 2).map(({ id }) => id)])
  // Ids begin with the time.
  for (const id of readdirSync(buildsFolder).filter(readBuild).sort().slice(-3)) kept.add(id)
  for (const { id, pids } of started) if (pids.some(isRunning)) kept.add(id)
  for (const entry of readdirSync(buildsFolder, { withFileTypes: true }))
    if (entry.isDirectory() && !kept.has(entry.name))
      rmSync(path.join(buildsFolder, entry.name), { recursive: true, force: true })
}

/** Builds whose program has listened, the newest start first. */
function startedBuilds() {
  if (!existsSync(buildsFolder)) return []
  return readdirSync(buildsFolder)
    .map(readBuild)
    .filter((build) => build && existsSync(startedFile(build)))
    .map((build) => ({ ...build, startedAt: statSync(startedFile(build)).mtimeMs, pids: pidsIn(startedFile(build)) }))
    .sort((one, other) => other.startedAt - one.startedAt)
}

/** Written by the program when it listens (server/builds.ts). */
function startedFile(build) {
  return path.join(build.folder, 'started')
}

function pidsIn(file) {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number)
}
