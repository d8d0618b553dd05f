import type { resourceNames as germanNames } from '../de/resources.ts'

export const resourceNames: Record<keyof typeof germanNames, string> = {
  translations: 'Translations |||| Translations',
  'missing-paths': 'Not found |||| Not found',
  'preview-links': 'Preview links |||| Preview links',
  timed: 'Limited time |||| Limited time',
  releases: 'Release |||| Releases',
  bin: 'Bin |||| Bin',
  'audit-log': 'Log |||| Log',
  users: 'Account |||| Accounts',
  system: 'System |||| System',
  settings: 'Settings |||| Settings',
}

export const ownFieldLabels = {
  'missing-paths': { path: 'Address', hits: 'Hits', last_at: 'Last', referrer: 'From the website', is_probe: 'What' },
  releases: { public_from: 'Public from', count: 'Size' },
  bin: { resource: 'What' },
  'audit-log': { user_id: 'Who', resource: 'Kind', act: 'What was done', from: 'From', until: 'Until' },
  users: {
    name: 'Name',
    areas: 'Areas',
    role: 'Role',
    second_factor: 'Two steps',
    email: 'E-mail address',
    state: 'State',
  },
  settings: {
    reply_trial: 'Reply template: taster lesson',
    reply_place: 'Reply template: place',
    reply_waiting: 'Reply template: waiting list',
    reply_question: 'Reply template: question',
    'accessibility.method': 'How it was tested',
    'accessibility.arbitration': 'Arbitration body',
    street: 'Street and number',
    postcode: 'Postcode',
    city: 'City',
    phone: 'Phone',
    email: 'E-mail address',
  },
}
