import { defineSchema } from '../define.tsx'

// spec §5: headline_level and content required; §3: levels 2-6, the colour of the older variant
export default defineSchema({
  kind: 'headline',
  label: ['Überschrift', 'Headline'],
  fields: {
    headline_level: {
      type: 'number',
      options: {
        2: ['2 – Abschnitt', '2 – section'],
        3: ['3 – Unterabschnitt', '3 – subsection'],
        4: ['4', '4'],
        5: ['5', '5'],
        6: ['6', '6'],
      },
      required: true,
      label: ['Ebene', 'Level'],
      help: [
        'Ebene 2 gliedert die Seite, 3 gliedert einen Abschnitt der Ebene 2.',
        'Level 2 divides the page, level 3 divides a section of level 2.',
      ],
    },
    preline: { type: 'text', localised: true, label: ['Vorzeile', 'Line above'] },
    content: { type: 'text', required: true, localised: true, label: ['Überschrift', 'Headline'] },
    subline: { type: 'text', localised: true, label: ['Unterzeile', 'Line below'] },
    color: { type: 'color', label: ['Farbe', 'Colour'] },
  },
  heading: 'content',
})
