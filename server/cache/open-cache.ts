import type { Connection } from '../database/connect.ts'
import type { Log } from '../log.ts'
import { PageCache } from './page-cache.ts'
import { RevisionWatch } from './revision-watch.ts'

/**
 * The store of a server, and what empties it. SQLite is held by one process, so its own writes are all there are;
 * on PostgreSQL other servers write too.
 */
export function openCache({ db, url }: Connection, headers: Record<string, string>, log: Log) {
  if (url === undefined) {
    const store = new PageCache(headers)
    return { store, onChange: () => store.clear(), ready: Promise.resolve(), close: async () => undefined }
  }
  const store = new PageCache(headers, 0)
  const watch = new RevisionWatch({ db, url, log, store })
  return {
    store,
    onChange: (revision: number) => watch.settle(revision),
    ready: watch.start(),
    close: () => watch.close()
  }
}
