import { defineRecord } from '#model/define-record.ts'
import type { ResourceName } from '#model/define-type.ts'
import { field, type Label, onlineFields } from '#model/fields.ts'

export const hero = {
  ...banner('heroes', ['Auftakt', 'Banner'], ['Auftakte', 'Banners']),
  pageTexts: ['preline', 'headline', 'subline', 'text'],
}
export const teaser = banner('teasers', ['Teaser', 'Teaser'], ['Teaser', 'Teasers'])

function banner(resource: ResourceName, one: Label, many: Label) {
  return defineRecord({
    resource,
    one,
    many,
    areas: ['site'],
    fields: {
      variant: field.variant,
      preline: { type: 'text', localised: true, label: ['Vorzeile', 'Line above'] },
      headline: { ...field.name, label: ['Überschrift', 'Headline'] },
      subline: { type: 'text', localised: true, label: ['Unterzeile', 'Line below'] },
      text: {
        type: 'text',
        localised: true,
        multiline: true,
        max: 256,
        label: ['Text', 'Text'],
        help: ['Höchstens 256 Zeichen.', 'At most 256 characters.'],
      },
      link: { type: 'link', label: ['Link', 'Link'] },
      link_text: { type: 'text', localised: true, label: ['Linktext', 'Link text'] },
      image_id: field.image,
      order: field.order,
      ...onlineFields,
    },
    search: ['headline', 'preline'],
    filters: { variant: true, is_online: true },
    orderings: ['order', 'headline'],
    defaultOrdering: 'order',
    naturalKey: { fields: ['headline', 'variant'] },
    list: { columns: ['variant', 'order'], filters: ['variant', 'is_online'], sort: 'order' },
    form: ['variant', 'preline', 'headline', 'subline', 'text', 'link', 'link_text', 'image_id', 'order', 'is_online'],
  })
}

export default [hero, teaser]
