import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'link',
  fields: {
    content: { type: 'text', required: true, localised: true },
    link: { type: 'link', required: true, localised: true },
    extra_class: { type: 'select', options: ['', 'button'] },
    open_new_window: { type: 'checkbox' },
  },
})
