import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'link',
  label: ['Link', 'Link'],
  fields: {
    content: { type: 'text', required: true, localised: true, label: ['Text des Links', 'Link text'] },
    link: { type: 'link', required: true, localised: true, label: ['Ziel des Links', 'Link target'] },
    extra_class: {
      type: 'choice',
      options: { '': ['Textlink', 'Text link'], button: ['Schaltfläche', 'Button'] },
      initial: '',
      label: ['Darstellung', 'Appearance'],
    },
    open_new_window: { type: 'boolean', initial: false, label: ['In neuem Fenster öffnen', 'Open in a new window'] },
  },
})
