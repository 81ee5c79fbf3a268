import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { currentBuild } from '../support/site-process.ts'
import { stopCleanly } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'

const project = path.join(import.meta.dirname, '..', '..')
/** Folders that no build needs. */
const left = new Set(['backups', 'bench', 'build', 'data', 'docs', 'node_modules', 'test-results', 'tests'])
const pages = ['/', '/about', '/newslist', '/contact', '/login']

export const drill = defineDrill({
  rows: 'D10',
  what: 'Pages and all that they name, fetched while a changed version is built and after the restart',
  sizes: { short: { builds: 1 }, long: { builds: 4 } },

  async run({ builds }, context) {
    // A copy, whose sources may be changed; on the same file system, for the packages' hard links.
    const copy = path.join(project, 'test-results', `update-${process.pid}`)
    rmSync(copy, { recursive: true, force: true })
    mkdirSync(copy, { recursive: true })
    try {
      for (const name of readdirSync(project))
        if (!name.startsWith('.') && !left.has(name))
          cpSync(path.join(project, name), path.join(copy, name), { recursive: true })
      symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'))
      const first = path.join(copy, 'build', path.basename(currentBuild()))
      for (const name of ['assets', 'client', 'package.json', 'server'])
        cpSync(path.join(currentBuild(), name), path.join(first, name), { recursive: true })

      const data = await context.data('sqlite')
      let build = first
      let site = await context.start(data, { BUILD: build })
      for (let round = 1; round <= builds; round++) {
        const before = await filesOf(site.url)
        appendFileSync(path.join(copy, 'app', 'styles', 'tokens.css'), `\n.drill-${round} {\n  color: red;\n}\n`)
        const building = runBuild(copy)
        let isBuilding = true
        void building.finally(() => {
          isBuilding = false
        })
        while (isBuilding) {
          context.count('fetched while building', await fetchAll(site.url, await filesOf(site.url)))
          await wait(100)
        }
        await building
        context.count('fetched before the restart', await fetchAll(site.url, await filesOf(site.url)))

        assert.notEqual(currentBuild(copy), build)
        build = currentBuild(copy)
        await stopCleanly(site)
        site = await context.start(data, { BUILD: build })
        const after = await filesOf(site.url)
        assert.notDeepEqual(after, before, 'The change must change the names of files.')
        context.count('fetched after the restart', await fetchAll(site.url, [...before, ...after]))
      }
      await stopCleanly(site)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  }
})

async function runBuild(copy: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.mjs'], { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const code = await new Promise((resolve) => child.once('close', resolve))
  assert.equal(code, 0, output)
}

/** The built files that the pages name. */
async function filesOf(url: string): Promise<string[]> {
  const names = new Set<string>()
  for (const page of pages) {
    const answer = await fetch(url + page)
    assert.equal(answer.status, 200, page)
    for (const [name] of (await answer.text()).matchAll(/\/assets\/[\w.-]+/g)) names.add(name)
  }
  return [...names].sort()
}

/** @returns how many were fetched; all of them have to be there */
async function fetchAll(url: string, names: readonly string[]): Promise<number> {
  for (const name of names) {
    const answer = await fetch(url + name)
    await answer.arrayBuffer()
    assert.equal(answer.status, 200, name)
  }
  return names.length
}
