import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'teaserlist',
  label: ['Teaser-Liste', 'Teaser list'],
  fields: {
    extra_class: {
      type: 'choice',
      options: { standard: ['Standard', 'Standard'] },
      initial: 'standard',
      label: ['Darstellung', 'Appearance'],
    },
  },
  children: 'teaseritem',
})
