import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Manifest } from '../../server/backup/manifest.ts'
import { secondFactorKeyNote } from '../../server/backup/second-factor-key.ts'

let parent: string
let data: string

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'key-'))
  data = path.join(parent, 'site')
  mkdirSync(data)
})
afterEach(() => rmSync(parent, { recursive: true }))

function manifestWith(rows: number): Manifest {
  const table = { name: 'secondFactor', rows, sha256: '', lastId: null }
  return { format: 1, engine: 'sqlite', madeAt: '', migrations: [], tables: [table], files: [], missing: [] }
}

function addKey(folder: string): void {
  mkdirSync(path.join(parent, folder), { recursive: true })
  writeFileSync(path.join(parent, folder, 'second-factor.key'), 'key')
}

test('a restore names the key in the old data folder, with the command that copies it', () => {
  addKey('site.old')
  expect(secondFactorKeyNote(data, manifestWith(2))).toContain(
    `cp -p '${path.join(parent, 'site.old', 'second-factor.key')}' '${path.join(data, 'second-factor.key')}'`
  )
})

test('a restore says what is missing where no key is found', () => {
  expect(secondFactorKeyNote(data, manifestWith(2))).toMatch(/is in no backup: bring it .* recovery code/)
})

test('a restore says nothing where no key is needed, or it is there', () => {
  addKey('site.old')
  expect(secondFactorKeyNote(data, manifestWith(0))).toBeUndefined()
  addKey('site')
  expect(secondFactorKeyNote(data, manifestWith(2))).toBeUndefined()
})
