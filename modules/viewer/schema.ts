import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'viewer',
  fields: {
    embed: { type: 'embed', services: ['issuu', 'yumpu', 'calameo'], rows: 3, required: true },
    media_type: { type: 'select', options: ['document', 'magazine'] },
  },
})
