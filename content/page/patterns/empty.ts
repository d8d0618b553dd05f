import type { Pattern } from '../tree/pattern.server.ts'

export default {
  order: 0,
  name: { de: 'Leer', en: 'Empty' },
  about: { de: 'Ein Abschnitt, in den Sie schreiben.', en: 'One section to write into.' },
  sections: [{ layout: 0, columns: [[]] }],
} satisfies Pattern
