import type { TypeMessages } from '#model/define-type.ts'

const fields = {
  de: { preline: 'Vorzeile', text: 'Text', link_text: 'Linktext' },
  en: { preline: 'Line above', text: 'Text', link_text: 'Link text' },
}

export default {
  heroes: {
    name: { de: ['Auftakt', 'Auftakte'], en: ['Banner', 'Banners'] },
    fields,
  },
  teasers: {
    name: { de: ['Teaser', 'Teaser'], en: ['Teaser', 'Teasers'] },
    fields,
  },
} satisfies TypeMessages
