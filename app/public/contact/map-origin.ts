import { isWebAddress } from '../../../fields/text/web-address.ts'

/** The origin of the map's URL, for the content security policy; undefined where it is no http(s) URL on a plain host. */
export function mapOrigin(mapUrl = ''): string | undefined {
  return isWebAddress(mapUrl) ? new URL(mapUrl).origin : undefined
}
