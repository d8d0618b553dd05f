import type { TypeMessages } from '#model/define-type.ts'

export default {
  files: {
    name: { de: ['Datei', 'Dateien'], en: ['File', 'Files'] },
    fields: {
      de: { name: 'Dateiname', unused: 'Nirgends verwendet' },
      en: { name: 'File name', unused: 'Used nowhere' },
    },
  },
} satisfies TypeMessages
