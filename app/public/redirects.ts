/** Addresses that links elsewhere may still have, without the slash, and the pages that answer for them. */
export const movedPages: Readonly<Record<string, string>> = {
  'repair-maintenance': '/Repair',
  'global-optimization': '/Global',
  'solar-solutions': '/SolarServices',
  'commercial-services': '/Commercial'
}
