import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from './project-folder.ts'

/**
 * The version of the program that runs: that of package.json, with the commit as SemVer's build metadata
 * (https://semver.org/#spec-item-10), such as `1.2.0+a1b2c3d`. It is told to the operator and to staff and never to visitors.
 */
export const version = readVersion()

function readVersion(): string {
  const content = readFileSync(path.join(projectFolder, 'package.json'), 'utf8')
  // Only a build has `build` (scripts/lib/build.mjs).
  const { version, build }: { version: string; build?: { commit?: string } } = JSON.parse(content)
  if (!build) return `${version}+development`
  return build.commit ? `${version}+${build.commit}` : version
}
