import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { connect } from '../../server/database/connect.ts'
import { openFiles } from '../../server/files/files.ts'
import { smallPicture } from './content.ts'
import { dataFolder } from './program.ts'
import { seed, seeded } from './seed.ts'

/** A data folder with a number of records of each collection, which share one picture. */
export async function openSeeded(count: number) {
  const data = dataFolder()
  await grow(data.folder, count)
  return data
}

/** Adds records to a folder's database, or to a PostgreSQL. No program may have the folder open. */
export async function grow(
  folder: string,
  count: number,
  databaseUrl?: string,
  into = seeded,
  alike = {}
): Promise<void> {
  const files = await openFiles(folder)
  const connection = await connect({ DATA_DIR: folder, DATABASE_URL: databaseUrl })
  const file = path.join(folder, 'picture.jpg')
  await writeFile(file, Buffer.from(await (await smallPicture()).arrayBuffer()))
  await seed(connection.db, count, await files.publishPicture(file), into, alike)
  await connection.close()
}
