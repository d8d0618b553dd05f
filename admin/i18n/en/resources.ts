import type { resourceNames as germanNames } from '../de/resources.ts'

export const resourceNames: Record<keyof typeof germanNames, string> = {
  'missing-paths': 'Not found |||| Not found',
  'preview-links': 'Preview links |||| Preview links',
  timed: 'What disappears when |||| What disappears when',
  releases: 'Release |||| Releases',
  bin: 'Bin |||| Bin',
  users: 'Account |||| Accounts',
  settings: 'Settings |||| Settings',
}

export const fieldLabels: Record<keyof typeof germanLabels, string> = {
  id: 'Number',
  name: 'Name',
  title: 'Title',
  order: 'Order',
  is_online: 'Online',
  online_from: 'Visible from',
  online_with: 'Release',
  missing_en: 'English missing',
  dead_links: 'Link leads nowhere',
  state: 'State',
  updated_at: 'Changed',
  created_at: 'Created',
  slug_de: 'Address (German)',
  slug_en: 'Address (English)',
  image_id: 'Picture',
  color_key: 'Accent colour',
  variant: 'House',
  link: 'Link',
  headline: 'Headline',
  subline: 'Line below',
  description: 'Description',
  dates: 'Dates',
  date_start: 'Start',
  date_end: 'End',
  city: 'City',
  instruments: 'Instruments',
  bytes: 'Size',
  mime: 'Format',
}

export const ownFieldLabels = {
  'missing-paths': { path: 'Address', hits: 'Hits', last_at: 'Last', referrer: 'From the website', is_probe: 'What' },
  releases: { public_from: 'Public from', count: 'Size' },
  bin: { resource: 'What' },
  users: { name: 'Name', role: 'Role', email: 'E-mail address', password: 'Password' },
  settings: {
    'accessibility.method': 'How it was tested',
    'accessibility.arbitration': 'Arbitration body',
    street: 'Street and number',
    postcode: 'Postcode',
    phone: 'Phone',
    email: 'E-mail address',
  },
}
