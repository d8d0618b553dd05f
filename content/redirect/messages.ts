import type { TypeMessages } from '#model/define-type.ts'

export default {
  redirects: {
    name: { de: ['Weiterleitung', 'Weiterleitungen'], en: ['Redirect', 'Redirects'] },
    fields: {
      de: { old_path: 'Alte Adresse', new_path: 'Neue Adresse', hits: 'Aufrufe', automatic: 'Von selbst entstanden' },
      en: { old_path: 'Old address', new_path: 'New address', hits: 'Hits', automatic: 'Written automatically' },
    },
  },
} satisfies TypeMessages
