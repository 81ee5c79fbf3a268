/** For search engines; two pages show the list of services. */
export const servicesMeta = {
  title: 'Services',
  description:
    'Solar plants for roofs, wind turbines, street lights: planned, built, repaired and looked after, by single visit or yearly contract.'
}
