import type { TypeMessages } from '#model/define-type.ts'

export default {
  'closed-days': {
    name: { de: ['Schließzeit', 'Schließzeiten'], en: ['Closure', 'Closures'] },
    fields: {
      de: { first_day: 'Erster Tag', last_day: 'Letzter Tag', days: 'Tage', past: 'Schon vorbei' },
      en: { first_day: 'First day', last_day: 'Last day', days: 'Days', past: 'Over already' },
    },
  },
} satisfies TypeMessages
