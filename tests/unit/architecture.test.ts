import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** The rooms of the program, and what each imports from besides itself. */
const rooms: Record<string, readonly string[]> = {
  shared: [],
  texts: ['shared'],
  ui: ['shared', 'texts'],
  fields: ['shared', 'texts', 'ui'],
  collections: ['shared', 'texts', 'fields'],
  documents: ['shared', 'texts', 'fields', 'collections'],
  server: ['shared', 'texts', 'fields', 'collections', 'documents'],
  app: ['shared', 'texts', 'ui', 'fields', 'collections', 'documents', 'server']
}
const root = path.join(import.meta.dirname, '..', '..')
const roomOf = (file: string) => file.split(path.sep)[0] ?? ''

/** The source files of the program, each with the files that it imports; an import of types counts. */
const imports = new Map(
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && rooms[entry.name])
    .flatMap(({ name }) =>
      readdirSync(path.join(root, name), { recursive: true }).map((file) => path.join(name, `${file}`))
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, importsOf(file)])
)

function importsOf(file: string): string[] {
  const found = read(file).matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g)
  return [...found]
    .map(([, name = '']) => path.join(path.dirname(file), name))
    .filter((name) => !name.includes('+types'))
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

test('a room imports only from the rooms below it', () => {
  const wrong = [...imports].flatMap(([file, names]) =>
    names
      .filter(
        (name) => rooms[roomOf(name)] && roomOf(name) !== roomOf(file) && !rooms[roomOf(file)]?.includes(roomOf(name))
      )
      .map((name) => `${file} imports ${name}`)
  )
  expect(wrong).toEqual([])
})

test('no files import each other in a circle', () => {
  const done = new Set<string>()
  function circleFrom(file: string, trail: readonly string[]): readonly string[] | undefined {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const name of imports.get(file) ?? []) {
      const circle = circleFrom(name, [...trail, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) expect(circleFrom(file, [])).toBeUndefined()
})

test('no source file is longer than 250 lines, but for data, texts and declarations', () => {
  const long = [...imports.keys()]
    .filter((file) => roomOf(file) !== 'texts' && !/\bdemo\b|\.d\.ts$/.test(file))
    .filter((file) => read(file).split('\n').length - 1 > 250)
  expect(long).toEqual([])
})

test('the server has no React', () => {
  expect([...imports.keys()].filter((file) => roomOf(file) === 'server' && file.endsWith('.tsx'))).toEqual([])
})

test('no function is longer than 120 lines', () => {
  const long = [...imports.keys()].filter((file) => roomOf(file) !== 'texts').flatMap(longFunctionsOf)
  expect(long).toEqual([])
})

function longFunctionsOf(file: string): string[] {
  const source = read(file)
  const found: string[] = []
  const linesIn = (start: number, end: number) => source.slice(start, end).split('\n').length
  const check = ({ start, end }: { start: number; end: number }) => {
    if (linesIn(start, end) > 120) found.push(`${file}:${linesIn(0, start)}`)
  }
  new Visitor({ FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check }).visit(
    parseSync(file, source).program
  )
  return found
}
