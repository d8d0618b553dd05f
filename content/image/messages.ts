import type { TypeMessages } from '#model/define-type.ts'

export default {
  images: {
    name: { de: ['Bild', 'Mediathek'], en: ['Picture', 'Media library'] },
    fields: {
      de: {
        alt: 'Alternativtext',
        missing_alt: 'Ohne Alternativtext',
        missing_credit: 'Ohne Bildnachweis',
        decorative: 'Schmuckbild ohne Alternativtext',
        credit: 'Bildnachweis',
        tags: 'Schlagwörter',
        tag: 'Schlagwort',
        rights_until: 'Rechte enden am',
        rights_end: 'Rechte enden bald',
        unused: 'Nirgends verwendet',
        duplicated: 'Mehrmals vorhanden',
      },
      en: {
        alt: 'Alternative text',
        missing_alt: 'Without alternative text',
        missing_credit: 'Without a credit',
        decorative: 'Decorative, without alternative text',
        credit: 'Credit',
        tags: 'Tags',
        tag: 'Tag',
        rights_until: 'Rights end on',
        rights_end: 'Rights end soon',
        unused: 'Used nowhere',
        duplicated: 'There more than once',
      },
    },
  },
} satisfies TypeMessages
