/** Facts without a citation: the company says so itself. */
const typical = { source: 'Our typical figure', validFrom: '2026-11-22' }

const suryaGhar = {
  source: 'PM Surya Ghar: Muft Bijli Yojana, national portal',
  sourceUrl: 'https://pmsuryaghar.gov.in',
  validFrom: '2024-02-13',
  validTo: '2027-03-31'
}

const smart = {
  source: 'Government of Maharashtra, resolution of October 2025, as reported by Mercom India',
  sourceUrl: 'https://www.mercomindia.com/maharashtra-launches-rooftop-solar-program-for-economically-weaker-sections',
  validFrom: '2025-10-07',
  validTo: '2027-03-31'
}

const slabNote = 'Energy and wheeling charge together, rounded. MSEDCL changes it with each order of MERC.'

/** The figures that pages show and the estimate calculates with. */
export const demoFacts = [
  // The electricity bill
  {
    key: 'tariff.home.slab1',
    label: 'Home tariff, units 1 to 100',
    value: 5.75,
    valueTo: 100,
    unit: '₹ per unit',
    note: slabNote,
    ...typical
  },
  {
    key: 'tariff.home.slab2',
    label: 'Home tariff, units 101 to 300',
    value: 12.5,
    valueTo: 300,
    unit: '₹ per unit',
    note: slabNote,
    ...typical
  },
  {
    key: 'tariff.home.slab3',
    label: 'Home tariff, units 301 to 500',
    value: 16.75,
    valueTo: 500,
    unit: '₹ per unit',
    note: slabNote,
    ...typical
  },
  {
    key: 'tariff.home.slab4',
    label: 'Home tariff, above 500 units',
    value: 19,
    unit: '₹ per unit',
    note: slabNote,
    ...typical
  },
  {
    key: 'tariff.home.fixed',
    label: 'Home tariff, fixed charge',
    value: 130,
    unit: '₹ a month',
    note: 'Single phase.',
    ...typical
  },
  { key: 'tariff.home.duty', label: 'Electricity duty, home', value: 16, unit: '%', ...typical },
  {
    key: 'tariff.society.rate',
    label: 'Society tariff, all charges included',
    value: 14,
    unit: '₹ per unit',
    note: 'Lifts, pumps and lights on a common meter.',
    ...typical
  },
  {
    key: 'tariff.business.rate',
    label: 'Business tariff, all charges included',
    value: 13,
    unit: '₹ per unit',
    note: 'Low-tension commercial connection of up to 20 kW.',
    ...typical
  },
  {
    key: 'tariff.industry.rate',
    label: 'Industry tariff, all charges included',
    value: 10,
    unit: '₹ per unit',
    note: 'High-tension connection, the demand charge shared out over its units.',
    ...typical
  },

  // Solar and wind
  {
    key: 'yield.month',
    label: 'Units from 1 kW of solar panels',
    value: 120,
    unit: 'units per kW a month',
    note: 'Average over the year in western Maharashtra: more in April, less in July.',
    ...typical
  },
  {
    key: 'yield.wind.month',
    label: 'Units from 1 kW of a wind turbine',
    value: 150,
    unit: 'units per kW a month',
    note: 'Average over the year on the hills of western Maharashtra: most from June to August.',
    ...typical
  },
  {
    key: 'use.home.month',
    label: 'Units that a home uses',
    value: 240,
    unit: 'units a month',
    note: 'To compare the output of a large system with.',
    ...typical
  },
  {
    key: 'roof.perKw',
    label: 'Roof area for 1 kW',
    value: 100,
    unit: 'sq ft',
    note: 'With the space between rows.',
    ...typical
  },
  {
    key: 'land.perKw',
    label: 'Land for 1 kW of solar panels',
    value: 200,
    unit: 'sq ft',
    note: 'With the space between rows, and paths.',
    ...typical
  },
  { key: 'panel.watt', label: 'Power of one panel', value: 575, unit: 'W', ...typical },

  // Prices, GST included
  {
    key: 'price.home.1kw',
    label: 'Price of a 1 kW home system',
    value: 65_000,
    valueTo: 85_000,
    unit: '₹',
    ...typical
  },
  {
    key: 'price.home.2kw',
    label: 'Price of a 2 kW home system',
    value: 1_10_000,
    valueTo: 1_50_000,
    unit: '₹',
    ...typical
  },
  {
    key: 'price.home.3kw',
    label: 'Price of a 3 kW home system',
    value: 1_50_000,
    valueTo: 2_10_000,
    unit: '₹',
    ...typical
  },
  {
    key: 'price.home.aboveKw',
    label: 'Price of each kW above 3 kW, home',
    value: 45_000,
    valueTo: 60_000,
    unit: '₹ per kW',
    ...typical
  },
  {
    key: 'price.society.perKw',
    label: 'Price per kW, residential society',
    value: 45_000,
    valueTo: 60_000,
    unit: '₹ per kW',
    ...typical
  },
  {
    key: 'price.business.perKw',
    label: 'Price per kW, business',
    value: 42_000,
    valueTo: 55_000,
    unit: '₹ per kW',
    ...typical
  },

  // The subsidy
  { key: 'subsidy.home.first', label: 'Subsidy for a home, first 2 kW', value: 30_000, unit: '₹ per kW', ...suryaGhar },
  { key: 'subsidy.home.third', label: 'Subsidy for a home, third kW', value: 18_000, unit: '₹ per kW', ...suryaGhar },
  { key: 'subsidy.society', label: 'Subsidy for a residential society', value: 18_000, unit: '₹ per kW', ...suryaGhar },
  {
    key: 'subsidy.society.perHouse',
    label: 'Subsidised size for each house of a society',
    value: 3,
    unit: 'kW',
    note: 'Systems of the residents themselves count into it.',
    ...suryaGhar
  },
  { key: 'subsidy.society.max', label: 'Largest subsidised system of a society', value: 500, unit: 'kW', ...suryaGhar },

  // The loan
  {
    key: 'loan.rate',
    label: 'Interest on a solar loan',
    value: 6.5,
    unit: '% a year',
    note: 'It follows the repo rate of the Reserve Bank of India.',
    ...typical
  },
  { key: 'loan.years', label: 'Longest term of a solar loan', value: 10, unit: 'years', ...typical },
  { key: 'loan.max', label: 'Largest solar loan without collateral', value: 2_00_000, unit: '₹', ...typical },

  // Solar Services
  { key: 'portal.days', label: 'Days in which the portal promises the subsidy', value: 30, unit: 'days', ...suryaGhar },
  {
    key: 'application.noStudy',
    label: 'Size up to which an application needs no feasibility study',
    value: 10,
    unit: 'kW',
    source: 'Ministry of Power, amended Electricity (Rights of Consumers) Rules',
    sourceUrl:
      'https://zeenews.india.com/economy/timeline-for-getting-new-electricity-connections-to-be-reduced-govt-okays-amendments-to-electricity-rules-2020-2724121.html',
    validFrom: '2024-02-22'
  },
  { key: 'subsidy.smart.bpl', label: 'SMART scheme, below the poverty line', value: 17_500, unit: '₹', ...smart },
  { key: 'subsidy.smart.scst', label: 'SMART scheme, SC and ST', value: 15_000, unit: '₹', ...smart },
  { key: 'subsidy.smart.other', label: 'SMART scheme, others', value: 10_000, unit: '₹', ...smart },
  { key: 'payment.order', label: 'Paid with the order', value: 30, unit: '%', ...typical },
  { key: 'payment.material', label: 'Paid when the material is on the roof', value: 60, unit: '%', ...typical },
  { key: 'payment.end', label: 'Paid once the net meter is running', value: 10, unit: '%', ...typical },

  // Repair & Maintenance
  { key: 'price.visit.repair', label: 'Service visit, home up to 5 kW', value: 1_200, unit: '₹', ...typical },
  { key: 'price.contract.perKw', label: 'Annual contract, home, each kW', value: 1_000, unit: '₹ per kW', ...typical },
  { key: 'price.contract.least', label: 'Annual contract, home, at least', value: 4_000, unit: '₹', ...typical },

  // Global Optimization: one street light
  { key: 'price.survey', label: 'Survey of losses', value: 2_500, valueTo: 15_000, unit: '₹', ...typical },
  { key: 'light.sodium.watt', label: 'Sodium street light', value: 250, unit: 'W', ...typical },
  { key: 'light.led.watt', label: 'LED street light in its place', value: 100, unit: 'W', ...typical },
  { key: 'light.hours', label: 'Hours that a street light is on', value: 11, unit: 'hours a night', ...typical },
  {
    key: 'tariff.streetLight',
    label: 'Street light tariff, all charges included',
    value: 8,
    unit: '₹ per unit',
    ...typical
  },
  { key: 'price.light.led', label: 'Price of a 100 W LED street light', value: 6_500, unit: '₹', ...typical },

  // Home
  {
    key: 'bill.reduction',
    label: 'Largest reduction of an electricity bill by solar',
    value: 90,
    unit: '%',
    note: 'With a system of the right size. Fixed charges stay on the bill.',
    ...typical
  },
  { key: 'share.wind', label: 'Work done by our own staff, wind turbines', value: 70, unit: '%', ...typical },
  { key: 'share.solar', label: 'Work done by our own staff, solar panels', value: 90, unit: '%', ...typical },
  { key: 'share.hybrid', label: 'Work done by our own staff, hybrid energy', value: 80, unit: '%', ...typical },

  // Wind turbines, GST extra
  {
    key: 'price.wind.contract225',
    label: 'Service contract, wind turbine of 225 kW',
    value: 1_40_000,
    unit: '₹ a year',
    ...typical
  },
  {
    key: 'price.wind.contract600',
    label: 'Service contract, wind turbine of 600 kW to 2 MW',
    value: 2_60_000,
    valueTo: 4_80_000,
    unit: '₹ a year',
    ...typical
  },
  {
    key: 'price.wind.visit',
    label: 'Unplanned visit to a wind turbine',
    value: 18_500,
    unit: '₹ a day',
    note: 'Without a contract, crew of four.',
    ...typical
  },
  {
    key: 'price.wind.measurement',
    label: 'One year of wind measurement, small site',
    value: 60_000,
    unit: '₹',
    ...typical
  },

  // Renewable energy compared
  {
    key: 'price.unit.roof',
    label: 'Cost of a unit from a solar roof',
    value: 3,
    valueTo: 4,
    unit: '₹ per unit',
    note: 'Over 25 years, before subsidy, with yearly service and one new inverter.',
    ...typical
  },
  {
    key: 'price.unit.land',
    label: 'Cost of a unit from solar panels on land',
    value: 3,
    valueTo: 5,
    unit: '₹ per unit',
    note: 'As from a roof, with fence and cable.',
    ...typical
  },
  {
    key: 'price.unit.wind',
    label: 'Cost of a unit from a small wind turbine',
    value: 5,
    valueTo: 9,
    unit: '₹ per unit',
    note: 'Over 20 years, at 5 m/s and more.',
    ...typical
  },
  {
    key: 'price.unit.windHill',
    label: 'Cost of a unit from a large wind turbine',
    value: 4,
    valueTo: 6,
    unit: '₹ per unit',
    note: 'Over 20 years on a windy hill, with the yearly service.',
    ...typical
  },
  { key: 'price.study', label: 'Load study', value: 15_000, valueTo: 40_000, unit: '₹', ...typical },
  { key: 'price.battery.5kwh', label: 'Battery of 5 kWh', value: 1_10_000, valueTo: 1_60_000, unit: '₹', ...typical }
]
