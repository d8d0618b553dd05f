import type { TypeMessages } from '../define.ts'

export default {
  redirects: {
    name: { de: ['Weiterleitung', 'Weiterleitungen'], en: ['Redirect', 'Redirects'] },
  },
} satisfies TypeMessages
