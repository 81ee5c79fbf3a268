import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectFolder } from './project-folder.ts'

const description = z.object({
  version: z.string(),
  /** Only a build has it (scripts/lib/build.mjs). */
  build: z.object({ commit: z.string().optional() }).optional()
})

/**
 * The version of the program that runs: that of package.json, with the commit as SemVer's build metadata
 * (https://semver.org/#spec-item-10), such as `1.2.0+a1b2c3d`. It is told to the operator and to staff and never to visitors.
 */
export const version = readVersion()

function readVersion(): string {
  const content = readFileSync(path.join(projectFolder, 'package.json'), 'utf8')
  const { version, build } = description.parse(JSON.parse(content))
  if (!build) return `${version}+development`
  return build.commit ? `${version}+${build.commit}` : version
}
