import { t } from '#server/seed/content/text.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type { SeedContext } from '#server/seed/seeding.ts'
import type pressPicture from '../fields.ts'

type PressPictureSeed = Omit<DemoRecord<typeof pressPicture>, 'image_id'> & {
  picture: Parameters<SeedContext['imageOf']>
  /** Days from today; an expired picture is not found any more. */
  rightsForDays?: number
}

const free = t('Frei für die Berichterstattung, mit Bildnachweis', 'Free for reporting, please credit')

export const pressPictures: PressPictureSeed[] = [
  {
    key: 'aufbruch',
    picture: ['event', 'aufbruch'],
    production_id: 'aufbruch',
    caption: t('Das Plakat zu „Aufbruch“', 'The poster of “Setting Out”'),
    licence: t('Frei für Ankündigung und Kritik dieses Konzerts', 'Free for announcing and reviewing this concert'),
    rightsForDays: 200,
  },
  {
    key: 'nordlicht',
    picture: ['event', 'nordlicht'],
    production_id: 'nordlicht',
    caption: t('Das Plakat zu „Nordlicht“', 'The poster of “Northern Light”'),
    licence: free,
  },
  {
    key: 'erdelyi',
    picture: ['person', 'tamas-erdelyi'],
    person_id: 'tamas-erdelyi',
    caption: t('Tamás Erdélyi, Chefdirigent', 'Tamás Erdélyi, principal conductor'),
    licence: free,
  },
  {
    key: 'brenk',
    picture: ['person', 'johanna-brenk'],
    person_id: 'johanna-brenk',
    caption: t('Johanna Brenk, Intendantin', 'Johanna Brenk, general manager'),
    licence: free,
  },
  {
    key: 'abgelaufen',
    picture: ['event', 'farbenlehre'],
    production_id: 'farbenlehre',
    caption: t('Probenbild der vorigen Spielzeit', 'Rehearsal, last season'),
    licence: free,
    rightsForDays: -1,
  },
]
