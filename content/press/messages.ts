import type { TypeMessages } from '#model/define-type.ts'

export default {
  'press-pictures': {
    name: { de: ['Pressebild', 'Pressebilder'], en: ['Press picture', 'Press pictures'] },
    screens: { de: { press: 'Presse' }, en: { press: 'Press' } },
    fields: {
      de: {
        caption: 'Bildunterschrift',
        licence: 'Wofür es frei ist',
        production_id: 'Zu welchem Konzert',
        person_id: 'Wen es zeigt',
        rights_until: 'Rechte enden am',
        rights_end: 'Rechte enden bald',
      },
      en: {
        caption: 'Caption',
        licence: 'What it is free for',
        production_id: 'Of which concert',
        person_id: 'Whom it shows',
        rights_until: 'Rights end on',
        rights_end: 'Rights end soon',
      },
    },
  },
} satisfies TypeMessages
