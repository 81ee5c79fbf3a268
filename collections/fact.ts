import { date } from '../fields/date/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { number } from '../fields/number/field.ts'
import { text } from '../fields/text/field.ts'
import { defineCollection } from './define-collection.ts'

export const estimateFacts = [
  'tariff.home.slab1',
  'tariff.home.slab2',
  'tariff.home.slab3',
  'tariff.home.slab4',
  'tariff.home.fixed',
  'tariff.home.duty',
  'tariff.society.rate',
  'tariff.business.rate',
  'yield.month',
  'roof.perKw',
  'panel.watt',
  'price.home.1kw',
  'price.home.2kw',
  'price.home.3kw',
  'price.home.aboveKw',
  'price.society.perKw',
  'price.business.perKw',
  'subsidy.home.first',
  'subsidy.home.third',
  'subsidy.society',
  'subsidy.society.perHouse',
  'subsidy.society.max',
  'loan.rate',
  'loan.years',
  'loan.max'
] as const

/** True for the key of a tariff's slab: its second number is the last unit at that rate, and no price. */
export const isSlab = (key: string) => /^tariff\..*\.slab\d+$/.test(key)

/** A figure that pages show or calculate with: where it is from, and from which day to which it holds. */
export const fact = defineCollection({
  label: { singular: 'fact', plural: 'facts' },
  group: 'Pages',
  fields: {
    label: text({ label: 'Label', required: true }),
    value: number({ label: 'Value', required: true, decimals: 3 }),
    valueTo: number({
      label: 'Value to',
      decimals: 3,
      atLeast: 'value',
      hint: 'The upper end of a range, or the last unit of a tariff slab'
    }),
    unit: text({ label: 'Unit', maxLength: 40, suggestsExisting: true, hint: 'Such as ₹ per unit, % or kW' }),
    source: text({ label: 'Source', required: true }),
    sourceUrl: text({ label: 'Source link', maxLength: 500, format: 'url' }),
    validFrom: date({ label: 'Valid from', startsWith: 'today' }),
    validTo: date({
      label: 'Valid to',
      required: false,
      atLeast: 'validFrom',
      hint: 'The last day. Leave it empty if there is none.'
    }),
    note: longText({ label: 'Note', maxLength: 1_000, rows: 2 }),
    key: text({
      label: 'Key',
      required: true,
      maxLength: 60,
      format: 'key',
      immutable: true,
      hint: 'Its name for texts and the estimate, such as price.home.1kw, which texts write as {price_home_1kw}. It stays as it is.'
    })
  },
  title: 'label',
  searchLabel: 'Search by key, label or source',
  columns: [
    'label',
    { label: 'Value', fields: ['value', 'valueTo', 'unit'], as: 'range' },
    'source',
    'validFrom',
    'validTo',
    'key'
  ],
  topics: {
    field: 'key',
    names: {
      price: 'Prices',
      tariff: 'Tariffs',
      subsidy: 'Subsidies',
      payment: 'Payment',
      loan: 'Loans',
      yield: 'Units generated',
      light: 'Lighting'
    }
  },
  exported: ['key', 'label', 'value', 'valueTo', 'unit', 'source', 'validFrom', 'validTo'],
  exportedToo: ['sourceUrl', 'note'],
  search: ['key', 'label', 'source'],
  order: ['key', 'id'],
  form: {
    help: 'Texts and the estimate use these figures. A change shows on every page at once.',
    sections: { 'The figure': 'label', 'Where it comes from': 'source', 'Its name': 'key' },
    sample: { shown: ['value', 'valueTo', 'unit'], below: 'source', key: 'key' }
  },
  unique: [{ field: 'key', message: 'A fact with this key already exists.' }],
  undeletable: { field: 'key', values: estimateFacts, message: 'The estimate uses this fact.' }
})
