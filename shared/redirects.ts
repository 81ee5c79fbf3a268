/** Former paths, lower-case and without slash, and the pages that replace them. */
export const redirects: Readonly<Record<string, string>> = {
  'repair-maintenance': '/Repair',
  'global-optimization': '/Global',
  'solar-solutions': '/SolarServices',
  'commercial-services': '/Commercial'
}
