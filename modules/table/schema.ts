import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'table',
  label: ['Tabelle', 'Table'],
  fields: {
    caption: {
      type: 'text',
      localised: true,
      label: ['Titel der Tabelle', 'Title of the table'],
      help: [
        'Vorleseprogramme sagen ihn an, bevor sie die Tabelle lesen.',
        'Screen readers say it before they read the table.',
      ],
    },
    content: {
      type: 'rich-text',
      table: true,
      required: true,
      label: ['Tabelle', 'Table'],
      help: [
        'Tabulator und Eingabe führen weiter. Aus Excel und Word lässt sie sich einfügen.',
        'Tab and Enter move on. Cells can be pasted from Excel and Word.',
      ],
    },
  },
})
