import path from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { mountClientFiles, noteStart } from './builds.ts'
import { clientFileCache } from './cache/client-file-cache.ts'
import { checkInstallation } from './commands/check.ts'
import { runCommand, UsageError } from './commands/command.ts'
import { createRequestHandler } from './pages/router.ts'
import { projectFolder } from './project-folder.ts'
import { start } from './start.ts'
import { version } from './version.ts'

const startSite = () =>
  start({
    renderPage: createRequestHandler(build, 'production'),
    mountAssets: (app) => mountClientFiles(app, projectFolder),
    clientFiles: (headers) => clientFileCache(path.join(projectFolder, 'client'), headers),
    onListen: () => noteStart(projectFolder)
  })

const [argument = '', ...more] = process.argv.slice(2)
if (argument === '') await startSite()
else if (more.length === 0 && argument === '--version') console.log(version)
else if (more.length === 0 && argument === '--check') await runCommand(checkInstallation)
else
  await runCommand(() =>
    Promise.reject(new UsageError('Without arguments it starts the site; --check and --version do no more than that.'))
  )
