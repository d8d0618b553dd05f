import { sameInBoth, t } from '#server/seed/content/text.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type color from '../fields.ts'

export const colors: DemoRecord<typeof color>[] = [
  { key: 'zinnober', name: t('Zinnober', 'Vermilion'), value: '#c4321e' },
  { key: 'nachtblau', name: t('Nachtblau', 'Midnight blue'), value: '#1d3f72' },
  { key: 'tannengruen', name: t('Tannengrün', 'Fir green'), value: '#1f6a4d' },
  { key: 'aubergine', name: sameInBoth('Aubergine'), value: '#6b2a5a' },
  { key: 'petrol', name: t('Petrol', 'Teal'), value: '#0f6673' },
  { key: 'ocker', name: t('Ocker', 'Ochre'), value: '#dd9a1f' },
  { key: 'sonnengelb', name: t('Sonnengelb', 'Sun yellow'), value: '#f4c531' },
  { key: 'lindgruen', name: t('Lindgrün', 'Lime green'), value: '#8db33f' },
]
