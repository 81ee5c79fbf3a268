/** The invented company's contact details: addresses at example.com, phone numbers that nobody can have, and no registration that it does not have. */
export const demoSettings = {
  companyName: 'Suryavayu Renewables',
  logoText: 'Suryavayu',
  logoTextLocal: 'सूर्यवायु',
  phone1: '+91 00000 00001',
  phone2: '+91 00000 00002',
  phone3: '+91 00000 00003',
  whatsapp: '+91 00000 00001',
  email: 'hello@example.com',
  address: 'Suryavayu House, 2nd floor, Karve Road\nKothrud, Pune 411038\nMaharashtra, India',
  openingHours: 'Monday to Saturday, 9:30 to 18:30',
  facebook: 'https://example.com/suryavayu/facebook',
  instagram: 'https://example.com/suryavayu/instagram',
  linkedin: 'https://example.com/suryavayu/linkedin',
  youtube: 'https://example.com/suryavayu/youtube',
  mapUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=73.8020%2C18.4960%2C73.8220%2C18.5100&layer=mapnik',
  videoUrl: 'https://example.com/suryavayu/video',
  foundedYear: 2004,
  retentionMonths: 24,
  copyright: '© 2026 Suryavayu Renewables. All rights reserved.',
  creditText: 'Website by Dhruva Web Studio',
  creditUrl: 'https://example.com/dhruva'
} as const
