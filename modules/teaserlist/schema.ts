import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'teaserlist',
  fields: {
    extra_class: { type: 'select', options: ['standard'] },
  },
  children: 'teaseritem',
})
