import { longText } from '../fields/long-text/field.ts'
import { number } from '../fields/number/field.ts'
import { text } from '../fields/text/field.ts'
import { defineSingleton } from './define.ts'

const proof = { whenEmpty: 'Not shown on the site while empty.', isSameInAllLanguages: true } as const

/** The company's data on every page: its name, and the ways to reach it. */
export const settings = defineSingleton({
  name: 'settings',
  label: { singular: 'site settings', plural: 'site settings' },
  group: 'Company',
  fields: {
    companyName: text({ label: 'Company name', required: true, maxLength: 120 }),
    logoText: text({ label: 'Logo text', required: true, maxLength: 40, isSameInAllLanguages: true }),
    logoTextLocal: text({
      label: 'Name in Indian script',
      maxLength: 40,
      hint: 'For example in Devanagari',
      isSameInAllLanguages: true
    }),
    foundedYear: number({ label: 'Founded in', min: 1800, max: 2100, isYear: true }),
    phone1: text({ label: 'Phone 1', maxLength: 20, format: 'phone', recommended: true }),
    phone2: text({ label: 'Phone 2', maxLength: 20, format: 'phone' }),
    phone3: text({ label: 'Phone 3', maxLength: 20, format: 'phone' }),
    whatsapp: text({ label: 'WhatsApp number', maxLength: 20, format: 'phone' }),
    email: text({ label: 'E-mail', maxLength: 254, format: 'email', recommended: true }),
    address: longText({ label: 'Postal address', maxLength: 500, rows: 3, recommended: true }),
    openingHours: text({ label: 'Opening hours', hint: 'Days first, then hours' }),
    mapUrl: text({
      label: 'Map (address to embed)',
      maxLength: 1_000,
      format: 'url',
      isEmbedded: true,
      hint: 'In Google Maps choose Share, Embed a map, Copy HTML, and paste the code here.'
    }),
    facebook: text({ label: 'Facebook page', maxLength: 500, format: 'url' }),
    instagram: text({ label: 'Instagram page', maxLength: 500, format: 'url' }),
    linkedin: text({ label: 'LinkedIn page', maxLength: 500, format: 'url' }),
    youtube: text({ label: 'YouTube channel', maxLength: 500, format: 'url' }),
    videoUrl: text({ label: 'Company video', maxLength: 500, format: 'url' }),
    gstin: text({ label: 'GSTIN', maxLength: 20, ...proof }),
    registrationNumber: text({ label: 'Company registration number', maxLength: 40, ...proof }),
    vendorNumber: text({ label: 'Vendor number of PM Surya Ghar', maxLength: 40, ...proof }),
    electricalLicence: text({ label: 'Electrical contractor licence', maxLength: 60, ...proof }),
    retentionMonths: number({
      label: 'Keep messages',
      required: 'create',
      min: 0,
      max: 600,
      unit: 'months',
      hint: 'Won, lost and deleted messages are erased after this time. 0 keeps them.'
    }),
    copyright: text({ label: 'Copyright line', maxLength: 200 }),
    creditText: text({ label: 'Credit', maxLength: 120, hint: 'The web agency named in the footer' }),
    creditUrl: text({ label: 'Credit link', maxLength: 500, format: 'url' })
  },
  access: { read: 'public', write: 'admin' },
  api: { body: 'json', path: '/api/settings' },
  admin: {
    nav: 'Settings',
    form: {
      path: '/settings',
      title: 'Site settings',
      loading: 'Loading site settings...',
      sections: {
        Company: 'companyName',
        Contact: 'phone1',
        'Place and hours': 'address',
        'Social media and video': 'facebook',
        Registration: 'gstin',
        Messages: 'retentionMonths',
        Footer: 'copyright'
      }
    },
    messages: {
      updated: 'Site settings updated successfully!',
      saveFailed: 'Failed to save the site settings.',
      loadFailed: 'Failed to load the site settings.'
    }
  }
})
