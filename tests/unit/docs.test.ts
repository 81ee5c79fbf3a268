import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')
/** Files in code marks, by their paths from the top folder, and where links lead to. */
const named = /`([a-z]+\/[\w./-]+\.\w+)`|\]\((?!https?:|#)([^)#]+)/g

test.each(globSync(['*.md', 'docs/**/*.md', 'tests/**/*.md'], { cwd: root }))(
  '%s names only files that exist',
  (file) => {
    const found = readFileSync(path.join(root, file), 'utf8').matchAll(named)
    const paths = [...found].map(([, code, link = '']) => code ?? path.join(path.dirname(file), link))
    expect(paths.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
  }
)
