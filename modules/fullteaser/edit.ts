import { defineEdit } from '../define-edit.ts'
import { toLine } from '../fields/turned-words.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M3 5h18v14H3zM3 5h10v14M16 10h3M16 14h3',
  titleField: 'headline',
  fields: ['image', 'extra_class', 'preline', 'headline', 'subline', 'text', 'link', 'link_text', 'color'],
  turnsInto: {
    image: ({ image, picture, image_url, link, link_url, ...values }) => {
      const description = toLine(values, 'preline', 'headline', 'subline', 'text')
      return image ? [{ kind: 'image', fields: { image, picture, image_url, link, link_url, description } }] : []
    },
  },
  inline: ['preline', 'headline', 'subline', 'text', 'link_text'],
})
