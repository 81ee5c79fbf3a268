import { allCollections, allSingletons } from '../../collections/index.ts'
import type { Services } from '../services.ts'
import { accountRoutes } from './account.ts'
import { authRoutes } from './auth.ts'
import { collectionRoutes, singletonRoutes } from './collections.ts'
import { contactRoutes } from './contact.ts'
import { historyRoutes } from './history.ts'
import { overviewRoute } from './overview.ts'
import type { ApiRoute } from './route.ts'

/** Every call of the API. */
export function apiRoutes(services: Services): ApiRoute[] {
  const { accounts, content, contact, cookies, db, readBackups, secondFactor, sessions, signIn, signInLog } = services
  return [
    ...authRoutes(signIn, sessions, cookies),
    ...accountRoutes({ accounts, secondFactor, sessions, log: signInLog }),
    ...contactRoutes(contact),
    ...allCollections.flatMap((collection) => collectionRoutes(collection, content)),
    ...allSingletons.flatMap((singleton) => singletonRoutes(singleton, content)),
    ...historyRoutes(content),
    overviewRoute(db, readBackups)
  ]
}
