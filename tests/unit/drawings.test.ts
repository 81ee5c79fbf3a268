import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')

test('every drawing has a width and a height of its own: without a style sheet it would be as large as the window', () => {
  const files = ['app', 'ui', 'fields'].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true })
      .map((name) => path.join(room, `${name}`))
      .filter((name) => name.endsWith('.tsx'))
  )
  const drawings = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/<svg\b[^>]*>/g)].map(([tag]) => ({ file, tag }))
  )
  expect(drawings.length).toBeGreaterThan(4)
  expect(drawings.filter(({ tag }) => !/\swidth=/.test(tag) || !/\sheight=/.test(tag))).toEqual([])
})
