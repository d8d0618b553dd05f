import type { TypeMessages } from '../define.ts'

export default {
  pages: {
    name: { de: ['Seite', 'Seiten und Menüs'], en: ['Page', 'Pages and menus'] },
    screens: { de: { home: 'Startseite' }, en: { home: 'Home' } },
    details: { de: 'Seiteneinstellungen', en: 'Page settings' },
    fields: { de: { link: 'Ziel des Links' }, en: { link: 'Target of the link' } },
  },
} satisfies TypeMessages
