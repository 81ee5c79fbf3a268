import { collections, type Service } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { originalOf } from '../../../shared/languages.ts'
import { saysSomething, termsOf } from '../../../shared/search-terms.ts'

/** Of a word, in characters: the E of an e-vehicle would begin Energy. */
const leastLength = 3

/**
 * The service that a category's name suggests ("Windmill": Wind Turbine System): the one with most words that begin a word of it,
 * of equals the first; undefined where there is none.
 */
export function fittingService<S extends Pick<Service, 'serviceName'> & Parameters<typeof originalOf>[0]>(
  services: readonly S[],
  category: string
): S | undefined {
  const words = termsOf(category)
  const shared = (service: S) =>
    termsOf(originalOf(service, 'serviceName')).filter(
      (name) => name.length >= leastLength && saysSomething(name) && words.some((word) => word.startsWith(name))
    ).length
  const [best] = services.toSorted((one, other) => shared(other) - shared(one))
  return best && shared(best) > 0 ? best : undefined
}

/** Where the end of a page leads to a service. @param text left out: its name */
export function serviceLink(service: Service | undefined, text?: string) {
  if (!service) return undefined
  const { id, serviceName } = service
  return { to: siteAddress(collections.service, { id }), ...(text ? { text, of: serviceName } : { text: serviceName }) }
}
