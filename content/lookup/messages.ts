import type { TypeMessages } from '#model/define-type.ts'

export default {
  'event-types': {
    name: { de: ['Konzertart', 'Konzertarten'], en: ['Kind of concert', 'Kinds of concert'] },
  },
  subscriptions: {
    name: { de: ['Abonnement', 'Abonnements'], en: ['Subscription', 'Subscriptions'] },
  },
  'parent-groups': {
    name: { de: ['Kursbereich', 'Kursbereiche'], en: ['Course area', 'Course areas'] },
  },
  'age-groups': {
    name: { de: ['Altersgruppe', 'Altersgruppen'], en: ['Age group', 'Age groups'] },
  },
  'instrument-groups': {
    name: { de: ['Instrumentengruppe', 'Instrumentengruppen'], en: ['Instrument group', 'Instrument groups'] },
  },
  categories: {
    name: { de: ['Kategorie', 'Kategorien'], en: ['Category', 'Categories'] },
  },
} satisfies TypeMessages
