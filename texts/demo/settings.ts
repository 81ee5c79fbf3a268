/** The invented company's contact details: addresses at example.com, numbers plainly made up. */
export const demoSettings = {
  companyName: 'Suryavayu Renewables',
  logoText: 'Suryavayu',
  phone1: '+91 98000 00001',
  phone2: '+91 98000 00002',
  phone3: '+91 98000 00003',
  whatsapp: '+91 98000 00001',
  email: 'hello@example.com',
  address: 'Suryavayu House, 2nd floor, Karve Road\nKothrud, Pune 411038\nMaharashtra, India',
  facebook: 'https://example.com/suryavayu/facebook',
  instagram: 'https://example.com/suryavayu/instagram',
  linkedin: 'https://example.com/suryavayu/linkedin',
  youtube: 'https://example.com/suryavayu/youtube',
  mapUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=73.8020%2C18.4960%2C73.8220%2C18.5100&layer=mapnik',
  videoUrl: 'https://example.com/suryavayu/video',
  copyright: '© 2026 Suryavayu Renewables. All rights reserved.',
  creditText: 'Website by Dhruva Web Studio',
  creditUrl: 'https://example.com/dhruva'
} as const
