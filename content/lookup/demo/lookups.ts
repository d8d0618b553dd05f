import { sameInBoth, t } from '#server/seed/content/text.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type { eventType } from '../fields.ts'

/** Alike for all lookups. */
type Lookup = DemoRecord<typeof eventType>

export const eventTypes: Lookup[] = [
  { key: 'sinfoniekonzert', name: t('Sinfoniekonzert', 'Symphony concert') },
  { key: 'kammerkonzert', name: t('Kammerkonzert', 'Chamber concert') },
  { key: 'familienkonzert', name: t('Familienkonzert', 'Family concert') },
  { key: 'gespraechskonzert', name: t('Gesprächskonzert', 'Concert talk') },
  { key: 'chorkonzert', name: t('Chorkonzert', 'Choral concert') },
  { key: 'sonderkonzert', name: t('Sonderkonzert', 'Special concert') },
]

export const subscriptions: Lookup[] = [
  { key: 'grosses-abo', name: t('Großes Abo', 'Grand Subscription') },
  { key: 'abo-neckarlauf', name: t('Abo Neckarlauf', 'Neckarlauf Subscription') },
  { key: 'kammermusik-abo', name: t('Kammermusik-Abo', 'Chamber Music Subscription') },
  { key: 'familien-abo', name: t('Familien-Abo', 'Family Subscription') },
  { key: 'wahl-abo', name: t('Wahl-Abo', 'Choose-Your-Own Subscription') },
  { key: 'junges-abo', name: t('Junges Abo', 'Young Subscription') },
]

export const parentGroups: Lookup[] = [
  { key: 'fruehe-musik', name: t('Frühe Musik', 'Early Years') },
  { key: 'instrument-gesang', name: t('Instrument & Gesang', 'Instrument & Voice') },
  { key: 'ensembles', name: sameInBoth('Ensembles') },
  { key: 'erwachsene', name: t('Erwachsene', 'Adults') },
]

export const ageGroups: Lookup[] = [
  { key: 'bis-4', name: t('0 bis 4 Jahre', '0 to 4 years') },
  { key: '4-bis-6', name: t('4 bis 6 Jahre', '4 to 6 years') },
  { key: '6-bis-10', name: t('6 bis 10 Jahre', '6 to 10 years') },
  { key: '10-bis-18', name: t('10 bis 18 Jahre', '10 to 18 years') },
  { key: 'ab-18', name: t('Ab 18 Jahren', '18 years and over') },
]

export const instrumentGroups: Lookup[] = [
  { key: 'streicher', name: t('Streichinstrumente', 'Strings') },
  { key: 'holzblaeser', name: t('Holzblasinstrumente', 'Woodwind') },
  { key: 'blechblaeser', name: t('Blechblasinstrumente', 'Brass') },
  { key: 'tasten-zupf', name: t('Tasten- und Zupfinstrumente', 'Keyboard and plucked') },
  { key: 'stimme-schlagwerk', name: t('Stimme und Schlagwerk', 'Voice and percussion') },
]

export const newsCategories: Lookup[] = [
  { key: 'orchester', name: t('Orchester', 'Orchestra') },
  { key: 'musikschule', name: t('Musikschule', 'Music school') },
  { key: 'haus', name: t('Haus & Menschen', 'House & people') },
  { key: 'unterwegs', name: t('Unterwegs', 'On the road') },
  { key: 'mitmachen', name: t('Mitmachen', 'Take part') },
]
