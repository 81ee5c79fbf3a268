import path from 'node:path'
import { type Collection, type Definition, relationsOf } from '../../collections/define.ts'
import { collectionNamed, singletons } from '../../collections/index.ts'
import { fileFields } from '../../collections/schemas.ts'
import { altName } from '../../shared/image-variants.ts'
import { demoPictures, type PictureName } from '../../texts/demo/pictures.ts'
import type { Clock } from '../clock.ts'
import * as records from '../content/records.ts'
import { bumpRevision, lockContent, readRevision } from '../content/revision.ts'
import { emptyValues } from '../content/row.ts'
import type { Db } from '../database/connect.ts'
import type { Files } from '../files/files.ts'
import { projectFolder } from '../project-folder.ts'
import { demoCollections, demoSingletons } from './index.ts'
import { translateDemo } from './translations.ts'

type DemoValues = Readonly<Record<string, unknown>>

/** Fills a database that was never written with all demo content, on a failure with none. @returns whether it was loaded */
export async function loadDemo(db: Db, files: Files, clock: Clock): Promise<boolean> {
  if ((await readRevision(db)) !== 1) return false
  const now = clock().toISOString()
  const publish = picturePublisher(files)
  const published: string[] = []

  async function withFileNames(definition: Definition, demo: DemoValues): Promise<records.Values> {
    const values: records.Values = { ...demo }
    for (const [name] of fileFields(definition)) {
      const picture = demo[name]
      if (typeof picture !== 'string') continue
      const file = await publish(picture as PictureName)
      published.push(file)
      values[name] = file
      values[altName(name)] = demoPictures[picture as PictureName].alt
    }
    return values
  }

  try {
    const rows = new Map<Collection, records.Values[]>()
    for (const [name, demo] of Object.entries<readonly DemoValues[]>(demoCollections)) {
      const collection = collectionNamed(name)
      rows.set(collection, await inTurn(demo, (values) => withFileNames(collection, values)))
    }
    const single = await inTurn(
      Object.values(singletons),
      async (singleton) => [singleton, await withFileNames(singleton, demoSingletons[singleton.name])] as const
    )

    const isFirst = await db.transaction().execute(async (transaction) => {
      await lockContent(transaction)
      // Another server was faster.
      if ((await readRevision(transaction)) !== 1) return false
      const ids = new Map<string, number[]>()
      for (const [collection, values] of rows) {
        const own = await inTurn(values, (row) =>
          records.insert(transaction, collection, relate(collection, row, ids), now)
        )
        ids.set(collection.name, own)
        await markDemo(transaction, collection, own)
        const made = values.map((row, place) => ({ ...row, id: own[place] }))
        await translateDemo(transaction, collection, made, now)
      }
      for (const [singleton, values] of single) {
        await records.update(transaction, singleton, await records.selectOne(transaction, singleton), values, now)
        await markDemo(transaction, singleton, [1])
        await translateDemo(transaction, singleton, [{ ...values, id: 1 }], now)
      }
      await bumpRevision(transaction)
      return true
    })
    if (!isFirst) await files.remove(published)
    return isFirst
  } catch (error) {
    await files.remove(published)
    throw error
  }
}

/** Remembers which records are not the company's own. */
async function markDemo(db: Db, { name }: Definition, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .insertInto('demoRecord')
    .values(ids.map((recordId) => ({ collection: name, recordId })))
    .execute()
}

/** Each picture is made once, for all records that show it. */
function picturePublisher(files: Files) {
  const made = new Map<PictureName, string>()
  return async function publish(picture: PictureName): Promise<string> {
    const first = made.get(picture)
    if (first) return first
    const { source, region } = { region: undefined, ...demoPictures[picture] }
    const name = await files.publishPicture(path.join(projectFolder, 'assets', source), region)
    made.set(picture, name)
    return name
  }
}

/** Fills fields that the demo leaves out, and replaces its positions by ids. */
function relate(collection: Collection, values: records.Values, ids: ReadonlyMap<string, number[]>): records.Values {
  const related = relationsOf(collection).map(([name, { to }]) => [name, ids.get(to)?.[Number(values[name]) - 1]])
  return { ...emptyValues(collection), ...values, ...Object.fromEntries(related) }
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}
