import { t } from '#server/seed/content/text.ts'
import type { CourseLocationSeed } from '#server/seed/content/types.ts'

export const courseLocations: CourseLocationSeed[] = [
  {
    key: 'weberei',
    name: t('Musikschule in der Alten Weberei', 'Music School at the Old Weaving Mill'),
    address: 'Spulergasse 3',
    postcode: '72999',
    city: 'Hohenwang',
  },
  {
    key: 'faerberhaus',
    name: t('Färberhaus', 'Dyers’ House'),
    address: 'Am Färbersteg 8',
    postcode: '72999',
    city: 'Hohenwang',
  },
  {
    key: 'schule-neckarlauf',
    name: t('Uferschule Neckarlauf', 'Riverside School Neckarlauf'),
    address: 'Uferstraße 21',
    postcode: '72998',
    city: 'Neckarlauf',
  },
  {
    key: 'pfarrhaus-talbronn',
    name: t('Altes Pfarrhaus Talbronn', 'Old Rectory Talbronn'),
    address: 'Klosterhof 2',
    postcode: '72997',
    city: 'Talbronn',
  },
  {
    key: 'bahnhof-marbruck',
    name: t('Kulturbahnhof Marbruck', 'Culture Station Marbruck'),
    address: 'Bahnhofplatz 1',
    postcode: '72996',
    city: 'Marbruck',
  },
]
