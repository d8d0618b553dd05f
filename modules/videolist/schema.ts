import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'videolist',
  fields: {
    extra_class: { type: 'select', options: ['standard'] },
  },
  children: 'videoitem',
})
