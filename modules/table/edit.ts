import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M4 5h16v14H4zM4 10h16M10 5v14M4 14.500h16',
  titleField: 'content',
  fields: ['caption', 'content'],
  inline: ['caption', 'content'],
  messages: {
    de: {
      name: 'Tabelle',
      fields: {
        caption: 'Titel der Tabelle',
        content: 'Tabelle',
      },
      help: {
        caption: 'Vorleseprogramme sagen ihn an, bevor sie die Tabelle lesen.',
        content: 'Tabulator und Eingabe führen weiter. Aus Excel und Word lässt sie sich einfügen.',
      },
    },
    en: {
      name: 'Table',
      fields: {
        caption: 'Title of the table',
        content: 'Table',
      },
      help: {
        caption: 'Screen readers say it before they read the table.',
        content: 'Tab and Enter move on. Cells can be pasted from Excel and Word.',
      },
    },
  },
})
