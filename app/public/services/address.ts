import { href } from 'react-router'

/** The address of a service. */
export function serviceAddress(id: number): string {
  return `${href('/Commercial')}?id=${id}`
}
