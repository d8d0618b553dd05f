import { rich, t } from '#server/seed/content/text.ts'
import { conductor, date, INTERVAL, performer, programme, soloist } from './parts.ts'
import type { ProductionSeed } from './types.ts'

export const family: ProductionSeed[] = [
  {
    key: 'peter-und-der-wolf',
    name: t('Peter und der Wolf', 'Peter and the Wolf'),
    name_subline: t('Familienkonzert ab 5 Jahren', 'Family concert, ages 5 and over'),
    age_from: 5,
    slug: t('peter-und-der-wolf', 'peter-and-the-wolf'),
    description: rich(
      [
        'Peter ist die Streicher, die Ente die Oboe, die Katze schleicht auf der Klarinette, und der Wolf sind drei Hörner, die man lieber nicht weckt. Lukas Femmer erzählt.',
        'Eine Stunde vor Beginn darf im Foyer jedes Instrument berührt und die meisten dürfen auch gespielt werden.',
      ],
      [
        'Peter is the strings, the duck the oboe, the cat prowls on the clarinet, and the wolf is three horns best left asleep. Lukas Femmer tells the story.',
        'For an hour before the start every instrument in the foyer may be touched, and most of them may be played.',
      ],
    ),
    additional_info: t(
      'Instrumente ausprobieren ab eine Stunde vor Beginn',
      'Try the instruments from one hour before the start',
    ),
    color_key: 'lindgruen',
    type_id: 'familienkonzert',
    subscriptions: ['familien-abo'],
    for_children: true,
    programme: programme('grieg-peer-gynt', 'prokofjew-peter'),
    people: [
      conductor('tamas-erdelyi'),
      { ...soloist('lukas-femmer', t('Sprecher', 'Narrator'), 'prokofjew-peter'), part: 'narrator' },
    ],
    dates: [
      date([34, 'sat', '15:00'], 'kelter-stettbach', 60, { tickets: 'sold_out' }),
      date([34, 'sat', '17:00'], 'kelter-stettbach', 60),
      date([35, 'sun', '11:00'], 'weberei-hohenwang', 60, {
        facts: {
          relaxed: true,
          relaxed_note: t(
            'Das Licht bleibt an, Sie dürfen hinaus und wieder herein, und wer mag, bewegt sich.',
            'The lights stay on, you may leave and come back, and move if you like.',
          ),
          sign_language: true,
          sign_language_note: t(
            'Dolmetscherin links vor der Bühne; Plätze im Block A',
            'Interpreter to the left of the stage; seats in block A',
          ),
        },
      }),
      date([35, 'sun', '15:00'], 'weberei-hohenwang', 60, { tickets: 'few_left' }),
    ],
  },
  {
    key: 'karneval-der-tiere',
    name: t('Karneval der Tiere', 'Carnival of the Animals'),
    name_subline: t('Familienkonzert ab 4 Jahren', 'Family concert, ages 4 and over'),
    age_from: 4,
    slug: t('karneval-der-tiere', 'carnival-of-the-animals'),
    description: rich(
      [
        'Der Elefant tanzt auf dem Kontrabass, die Schildkröten bewegen sich im Cancan, aber sehr, sehr langsam. Vierzehn Tiere in vierundzwanzig Minuten, eines davon ist der Mensch, der Tonleitern übt.',
        'Vorher öffnet Ravel seinen Feengarten. Nuray Demirkan führt durch das Konzert und bringt ein Lied mit, das alle mitsingen.',
      ],
      [
        'The elephant dances on the double bass, the tortoises do the cancan, but very, very slowly. Fourteen animals in twenty-four minutes, one of them the human being practising scales.',
        'First Ravel opens his fairy garden. Nuray Demirkan leads through the concert and brings a song for everyone to sing.',
      ],
    ),
    additional_info: t('Kinder bis 3 Jahre frei auf dem Schoß', 'Children up to 3 free on a lap'),
    color_key: 'sonnengelb',
    type_id: 'familienkonzert',
    subscriptions: ['familien-abo'],
    for_children: true,
    programme: programme('ravel-ma-mere', 'saint-saens-karneval'),
    people: [
      conductor('teresa-bonfanti'),
      performer('nuray-demirkan', 'moderator'),
      soloist('sofia-marchetti', t('Klavier', 'Piano')),
    ],
    dates: [
      date([-9, 'sun', '15:00'], 'weberei-hohenwang', 60),
      date([173, 'sat', '15:00'], 'kelter-stettbach', 60),
      date([174, 'sun', '11:00'], 'weberei-hohenwang', 60),
      date([174, 'sun', '15:00'], 'weberei-hohenwang', 60),
    ],
  },
  {
    key: 'baukasten',
    name: t('Baukasten Orchester', 'Orchestra Kit'),
    name_subline: t('Familienkonzert mit dem Jugendorchester', 'Family concert with the youth orchestra'),
    slug: t('baukasten-orchester', 'orchestra-kit'),
    description: rich(
      [
        'Britten nimmt ein Thema von Purcell, zerlegt das Orchester in alle Teile und schraubt es in einer Fuge wieder zusammen. Genau so sitzen wir: Profis neben Dreizehnjährigen, Pult für Pult.',
        'Davor spielt das Jugendorchester „Die Moldau“ und Schumanns Cellokonzert mit Elias Rautenberg.',
      ],
      [
        'Britten takes a theme by Purcell, dismantles the orchestra into all its parts and screws it together again in a fugue. That is exactly how we sit: professionals beside thirteen-year-olds, desk by desk.',
        'First the youth orchestra plays “Vltava” and Schumann’s Cello Concerto with Elias Rautenberg.',
      ],
    ),
    additional_info: t(
      'Öffentliche Generalprobe am Vormittag, Eintritt frei',
      'Open dress rehearsal in the morning, free admission',
    ),
    color_key: 'zinnober',
    type_id: 'familienkonzert',
    subscriptions: ['familien-abo', 'junges-abo'],
    for_children: true,
    programme: programme('smetana-moldau', 'schumann-cellokonzert', INTERVAL, 'britten-guide'),
    people: [conductor('tamas-erdelyi'), soloist('elias-rautenberg', t('Violoncello', 'Cello'))],
    dates: [
      date([208, 'sun', '15:00'], 'stadthalle-neckarlauf', 90),
      date([215, 'sun', '15:00'], 'kelter-stettbach', 90, {
        status: 'cancelled',
        status_note: t(
          'Die Bühne der Kelter ist für das große Orchester gesperrt. Karten werden ohne Abzug erstattet.',
          'The Old Wine Press stage is closed to the full orchestra. Tickets will be refunded in full.',
        ),
      }),
    ],
  },
]
