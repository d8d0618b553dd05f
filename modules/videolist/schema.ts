import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'videolist',
  label: ['Video-Liste', 'Video list'],
  fields: {
    extra_class: {
      type: 'choice',
      options: { standard: ['Standard', 'Standard'] },
      initial: 'standard',
      label: ['Darstellung', 'Appearance'],
    },
  },
  children: 'videoitem',
})
