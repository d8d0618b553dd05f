import { rich, t } from '#server/seed/content/text.ts'
import { chamber } from './chamber.ts'
import { choralAndTalks } from './choral-and-talks.ts'
import { family } from './family.ts'
import { conductor, INTERVAL, programme } from './parts.ts'
import { symphonic } from './symphonic.ts'
import type { ProductionSeed } from './types.ts'

/** Announced for a month, without a date. */
const announced: ProductionSeed[] = [
  {
    key: 'tauwetter',
    name: t('Tauwetter', 'Thaw'),
    name_subline: t('Schumann und Dvořák, wenn das Eis bricht', 'Schumann and Dvořák, when the ice breaks'),
    slug: t('tauwetter', 'thaw'),
    description: rich(
      [
        'Wann der Fluss aufgeht, weiß im Winter niemand; deshalb steht für dieses Konzert erst der Monat fest. Lili Boulangers Frühlingsmorgen macht den Anfang, Schumanns Cellokonzert sucht im Halblicht nach dem Weg.',
        'Nach der Pause Dvořáks Achte, in der am Ende alles singt, auch die Pauke.',
      ],
      [
        'In winter nobody knows when the river will open, so only the month of this concert is fixed. Lili Boulanger’s spring morning makes the beginning; Schumann’s Cello Concerto looks for its way in the half light.',
        'After the interval Dvořák’s Eighth, in which everything sings in the end, even the timpani.',
      ],
    ),
    additional_info: t(
      'Tag und Saal geben wir bekannt, sobald beides feststeht.',
      'We will announce day and hall as soon as both are fixed.',
    ),
    color_key: 'petrol',
    type_id: 'sinfoniekonzert',
    subscriptions: ['wahl-abo'],
    programme: programme('boulanger-matin', 'schumann-cellokonzert', INTERVAL, 'dvorak-8'),
    people: [conductor('tamas-erdelyi')],
    announcedAfterDays: 150,
    dates: [],
  },
]

export const productions: ProductionSeed[] = [...symphonic, ...chamber, ...choralAndTalks, ...family, ...announced]
