import { type Env, SettingError } from '../env.ts'
import { folderStore } from './folder-store.ts'
import { type FileStore, StorageError } from './storage.ts'

/** The place of published files that the settings name. The client of buckets is loaded only for them. */
export async function openStore({ DATA_DIR, bucket }: Pick<Env, 'DATA_DIR' | 'bucket'>): Promise<FileStore> {
  return bucket ? (await import('./bucket-store.ts')).bucketStore(bucket) : folderStore(DATA_DIR)
}

/** Asks the bucket whether it takes the settings; one that is away keeps nothing from starting. @throws SettingError */
export async function refuseWrongBucket(store: FileStore): Promise<void> {
  await store.check().catch((error: unknown) => {
    const status = error instanceof StorageError ? error.bucketStatus : 0
    if (error instanceof StorageError && status >= 300 && status < 500)
      throw new SettingError(`S3_BUCKET: the bucket refuses what is set (S3_…): ${error.reason}`)
  })
}
