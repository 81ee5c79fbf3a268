import { allCollections, allSingletons } from '../../collections/index.ts'
import type { Search } from '../search/search.ts'
import type { Services } from '../services.ts'
import { accountRoutes, secondFactorRoutes } from './account.ts'
import { collectionRoutes, singletonRoutes } from './collection.ts'
import { contactRoutes, leadRoutes } from './contact.ts'
import { estimateRoute } from './estimate.ts'
import { historyRoutes } from './history.ts'
import { mediaRoutes } from './media.ts'
import { checksRoute, overviewRoute } from './overview.ts'
import { previewRoutes } from './previews.ts'
import type { ApiRoute } from './route.ts'
import { searchRoute } from './search.ts'
import { serviceAreaRoute } from './service-area.ts'
import { signInRoutes } from './sign-in.ts'
import { textRoutes } from './texts.ts'
import { translationRoutes } from './translations.ts'

export function apiRoutes(services: Services, search: Search): ApiRoute[] {
  return [
    ...signInRoutes(services),
    ...accountRoutes(services),
    ...secondFactorRoutes(services),
    ...contactRoutes(services),
    ...leadRoutes(services),
    ...allCollections.flatMap((collection) => collectionRoutes(collection, services.content)),
    ...allSingletons.flatMap((singleton) => singletonRoutes(singleton, services.content)),
    serviceAreaRoute(services),
    ...previewRoutes(services),
    ...textRoutes(services),
    ...translationRoutes(services),
    ...mediaRoutes(services),
    estimateRoute(services),
    searchRoute(search),
    ...historyRoutes(services),
    overviewRoute(services),
    checksRoute(services)
  ]
}
