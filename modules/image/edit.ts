import { defineEdit } from '../define-edit.ts'
import { imageAliases, toCrop } from './aliases.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15 9h.01',
  titleField: 'description',
  fields: ['image', 'alias', 'description', 'link'],
  inline: ['description'],
  turnsInto: {
    fullteaser: ({ image, picture, image_url, link, link_url, description }) => {
      const alt = typeof picture === 'object' && picture !== null && 'text' in picture ? picture.text : ''
      const fields = {
        image,
        picture,
        image_url,
        link,
        link_url,
        headline: description || alt,
        text: alt || description,
      }
      return [{ kind: 'fullteaser', fields }]
    },
  },
  needsPicture: true,
  cutOf: ({ alias }) => toCrop(imageAliases.find((each) => each === alias) ?? imageAliases[0]),
})
