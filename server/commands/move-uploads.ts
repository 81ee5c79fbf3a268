import { readEnv } from '../env.ts'
import { copyStore } from '../files/copy-store.ts'
import { openFiles } from '../files/files.ts'
import { openStore } from '../files/open-store.ts'
import { CommandError, runCommand, UsageError } from './command.ts'

/*
 * `npm run move-uploads -- --to-bucket`: copies uploads and attachments of the data folder into the bucket of S3_…;
 * `--to-folder` the other way. Exit code 1 also where a file did not arrive as it is.
 */

const linesEvery = 200

const directions = ['--to-bucket', '--to-folder']

await runCommand(async () => {
  const [direction = '', ...more] = process.argv.slice(2)
  if (!directions.includes(direction) || more.length > 0)
    throw new UsageError(`npm run move-uploads -- ${directions.join(' | ')}`)
  const env = readEnv(process.env)
  if (!env.bucket) throw new CommandError('No bucket is set: S3_ENDPOINT and what belongs to it.')
  const { store: folder, temporary } = await openFiles(env.DATA_DIR)
  const bucket = await openStore(env)
  const [from, to] = direction === '--to-bucket' ? [folder, bucket] : [bucket, folder]
  const { all, copied, damaged } = await copyStore(from, to, temporary, (done, total) => {
    if (done % linesEvery === 0) console.log(`${done} of ${total} files`)
  })
  if (damaged.length > 0)
    throw new CommandError(
      `${damaged.length} files did not arrive as they are, among them ${damaged[0]}. Run it again.`
    )
  console.log(
    `All ${all} files are in ${to === bucket ? `the bucket ${env.bucket.bucket}` : env.DATA_DIR}; ${copied} of them are new there, and were read back.`
  )
  console.log(
    'Nothing was removed. If the site ran meanwhile, end it and run this again before it starts with the other place.'
  )
})
