import { defineEdit } from '../define-edit.ts'
import { toParagraphs } from '../fields/turned-words.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M6 5v14M18 5v14M6 12h12',
  titleField: 'content',
  fields: ['headline_level', 'preline', 'content', 'subline', 'color'],
  onEnter: { kind: 'text' },
  turnsInto: {
    text: (values) => [{ kind: 'text', fields: { content: toParagraphs(values, 'preline', 'content', 'subline') } }],
  },
  inline: ['preline', 'content', 'subline'],
  messages: {
    de: {
      name: 'Überschrift',
      fields: {
        headline_level: 'Ebene',
        preline: 'Vorzeile',
        content: 'Überschrift',
        subline: 'Unterzeile',
        color: 'Farbe',
      },
      help: {
        headline_level: 'Ebene 2 gliedert die Seite, 3 gliedert einen Abschnitt der Ebene 2.',
      },
      options: {
        headline_level: {
          '2': '2 – Abschnitt',
          '3': '3 – Unterabschnitt',
          '4': '4',
          '5': '5',
          '6': '6',
        },
      },
    },
    en: {
      name: 'Headline',
      fields: {
        headline_level: 'Level',
        preline: 'Line above',
        content: 'Headline',
        subline: 'Line below',
        color: 'Colour',
      },
      help: {
        headline_level: 'Level 2 divides the page, level 3 divides a section of level 2.',
      },
      options: {
        headline_level: {
          '2': '2 – section',
          '3': '3 – subsection',
          '4': '4',
          '5': '5',
          '6': '6',
        },
      },
    },
  },
})
