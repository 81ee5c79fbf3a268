import { href } from 'react-router'

/** Former paths, lower-case and without slash, and the pages that replace them. */
export const redirects: Readonly<Record<string, string>> = {
  'repair-maintenance': href('/Repair'),
  'global-optimization': href('/Global'),
  'solar-solutions': href('/SolarServices'),
  'commercial-services': href('/Commercial')
}
