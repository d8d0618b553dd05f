import type { TypeMessages } from '#model/define-type.ts'

export default {
  barriers: {
    name: { de: ['Bekannte Barriere', 'Bekannte Barrieren'], en: ['Known barrier', 'Known barriers'] },
    screens: { de: { accessibility: 'Barrierefreiheit' }, en: { accessibility: 'Accessibility' } },
    fields: {
      de: { name: 'Was nicht zugänglich ist', reason: 'Warum', alternative: 'Was es stattdessen gibt' },
      en: { name: 'What is not accessible', reason: 'Why', alternative: 'What there is instead' },
    },
  },
  'barrier-reports': {
    name: { de: ['Gemeldete Barriere', 'Gemeldete Barrieren'], en: ['Reported barrier', 'Reported barriers'] },
    fields: {
      de: {
        text: 'Meldung',
        path: 'Auf der Seite',
        contact: 'Antwort an',
        is_done: 'Erledigt',
        note: 'Was daraus wurde',
        created_at: 'Gemeldet',
      },
      en: {
        text: 'Report',
        path: 'On the page',
        contact: 'Answer to',
        is_done: 'Done',
        note: 'What became of it',
        created_at: 'Reported',
      },
    },
  },
} satisfies TypeMessages
