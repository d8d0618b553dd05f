import type { TypeMessages } from '../define.ts'

export default {
  files: {
    name: { de: ['Datei', 'Dateien'], en: ['File', 'Files'] },
    fields: { de: { name: 'Dateiname' }, en: { name: 'File name' } },
  },
} satisfies TypeMessages
