/** The demo company's areas. */
export const demoAreas = [
  { district: 'Pune', pincodes: ['411001-411062', '4104', '4121', '4122', '4131'], visitWithinDays: 2, position: 1 },
  { district: 'Satara', pincodes: ['4128', '4150', '4151', '4152', '4155'], visitWithinDays: 4, position: 2 },
  { district: 'Sangli', pincodes: ['4153', '4163', '4164'], visitWithinDays: 4, position: 3 },
  { district: 'Ahilyanagar', pincodes: ['414', '4132', '4137'], visitWithinDays: 4, position: 4 }
]
