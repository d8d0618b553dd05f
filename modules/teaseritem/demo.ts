import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'teaseritem',
  fields: {
    de: {
      image: 1,
      preline: 'Abonnement',
      headline: 'Acht Abende, ein fester Platz',
      subline: 'Ab 148 Euro',
      text: 'Wer abonniert, sitzt immer richtig und zahlt ein Viertel weniger.',
      link: '/de/abonnement',
      link_text: 'Abonnements vergleichen',
    },
    en: {
      image: 1,
      preline: 'Subscription',
      headline: 'Eight evenings, one seat of your own',
      subline: 'From 148 euros',
      text: 'Subscribers always sit well and pay a quarter less.',
      link: '/en/subscription',
      link_text: 'Compare subscriptions',
    },
  },
})
