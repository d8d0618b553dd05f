import { t } from '#server/seed/content/text.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type location from '../fields.ts'

export const courseLocations: DemoRecord<typeof location>[] = [
  {
    key: 'weberei',
    name: t('Musikschule in der Alten Weberei', 'Music School at the Old Weaving Mill'),
    address: 'Spulergasse 3, 72999 Hohenwang',
    city: 'Hohenwang',
  },
  {
    key: 'faerberhaus',
    name: t('Färberhaus', 'Dyers’ House'),
    address: 'Am Färbersteg 8, 72999 Hohenwang',
    city: 'Hohenwang',
  },
  {
    key: 'schule-neckarlauf',
    name: t('Uferschule Neckarlauf', 'Riverside School Neckarlauf'),
    address: 'Uferstraße 21, 72998 Neckarlauf',
    city: 'Neckarlauf',
  },
  {
    key: 'pfarrhaus-talbronn',
    name: t('Altes Pfarrhaus Talbronn', 'Old Rectory Talbronn'),
    address: 'Klosterhof 2, 72997 Talbronn',
    city: 'Talbronn',
  },
  {
    key: 'bahnhof-marbruck',
    name: t('Kulturbahnhof Marbruck', 'Culture Station Marbruck'),
    address: 'Bahnhofplatz 1, 72996 Marbruck',
    city: 'Marbruck',
  },
]
