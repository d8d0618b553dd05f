import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'imagelist',
  fields: {
    extra_class: { type: 'select', options: ['standard'] },
  },
  children: 'imageitem',
})
