import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'imagelist',
  label: ['Bilder-Liste', 'Picture list'],
  fields: {
    extra_class: {
      type: 'choice',
      options: { standard: ['Standard', 'Standard'] },
      initial: 'standard',
      label: ['Darstellung', 'Appearance'],
    },
  },
  children: 'imageitem',
})
