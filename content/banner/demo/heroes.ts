import { sameInBoth, t } from '#server/seed/content/text.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type { hero } from '../fields.ts'

export const heroes: DemoRecord<typeof hero>[] = [
  {
    key: 'saison',
    variant: 'orchestra',
    preline: t('Die neue Saison', 'The new season'),
    headline: t('Sechs Städte, ein Orchester', 'Six towns, one orchestra'),
    subline: sameInBoth(''),
    text: t(
      'Von der alten Weberei bis zur Klosterkirche: siebzehn Programme, alle ganz in Ihrer Nähe.',
      'From the old weaving mill to the abbey church: seventeen programmes, all close to home.',
    ),
    link: 'page:abonnements',
    link_text: t('Abonnements ansehen', 'See the subscriptions'),
  },
  {
    key: 'aufbruch',
    variant: 'orchestra',
    preline: t('Sinfoniekonzert', 'Symphony concert'),
    headline: t('Aufbruch', 'Setting Out'),
    subline: sameInBoth('Hensel, Mozart, Beethoven'),
    text: t(
      'Amélie Garnier tritt aus dem Orchester heraus und spielt Mozarts Oboenkonzert.',
      'Amélie Garnier steps out of the orchestra to play Mozart’s Oboe Concerto.',
    ),
    link: 'event:aufbruch',
    link_text: t('Zum Konzert', 'See the concert'),
  },
  {
    key: 'musikschule',
    variant: 'school',
    preline: t('Musikschule', 'Music school'),
    headline: t('Fangen Sie an, wo Sie sind', 'Start where you are'),
    subline: t('Von sechs Monaten bis 83 Jahre', 'From six months to 83 years'),
    text: t(
      'Zwanzig Instrumente, sechzehn Kurse, fünf Orte. Die erste Stunde ist immer frei.',
      'Twenty instruments, sixteen courses, five places. The first lesson is always free.',
    ),
    link: 'page:kurse',
    link_text: t('Kurs finden', 'Find a course'),
  },
]
