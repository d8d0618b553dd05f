import { rich, sameInBoth, t } from '#server/seed/content/text.ts'
import { lesson, openRegistration, tasterRegistration, weekly } from './parts.ts'
import type { CourseSeed } from './types.ts'

const soloLessonPrice = t('30 Minuten 79 €, 45 Minuten 112 € im Monat', '30 minutes €79, 45 minutes €112 a month')

export const instrumentAndAdultCourses: CourseSeed[] = [
  {
    key: 'oboe',
    name: t('Oboe von Anfang an', 'Oboe from the Start'),
    subline: t('Einzelunterricht, Rohrbau inbegriffen', 'Individual lessons, reed making included'),
    slug: t('oboe-von-anfang-an', 'oboe-from-the-start'),
    description: rich(
      [
        'Die Oboe gibt dem Orchester das A, und wer sie spielt, wird überall gesucht. Kinder ab sechs beginnen auf einem leichten Instrument mit verkürzter Mechanik, das die Schule verleiht.',
        'Amélie Garnier, Solo-Oboistin der Südwestphilharmonie, unterrichtet selbst. Einmal im Monat werden gemeinsam Rohre gebaut, mit Messer, Faden und Kakao.',
      ],
      [
        'The oboe gives the orchestra its A, and whoever plays it is wanted everywhere. Children from six start on a light instrument with simplified keywork, on loan from the school.',
        'Amélie Garnier, principal oboe of the Südwestphilharmonie, teaches in person. Once a month everyone makes reeds together, with knife, thread and cocoa.',
      ],
    ),
    registration: tasterRegistration,
    price: soloLessonPrice,
    parent_group_id: 'instrument-gesang',
    age_groups: ['6-bis-10', '10-bis-18', 'ab-18'],
    instruments: ['oboe'],
    instructors: ['amelie-garnier'],
    color_key: 'petrol',
    dates: [
      { ...weekly([3, 'mon', '14:00'], 'weberei', 30), vacancies: 'few' },
      lesson([9, 'wed', '15:30'], 'schule-neckarlauf', 45, t('mittwochs, 14-tägig', 'every other Wednesday')),
    ],
  },
  {
    key: 'violine',
    name: t('Violine', 'Violin'),
    subline: t('Einzel- und Zweierunterricht', 'Individual and paired lessons'),
    slug: t('violine', 'violin'),
    description: rich(
      [
        'Ab fünf Jahren, auf Instrumenten in Sechzehntel- bis voller Größe. Nach einem Jahr spielen alle im Streicherkreis mit, auch wer erst vier Töne kann: Für vier Töne gibt es eine eigene Stimme.',
      ],
      [
        'From the age of five, on instruments from sixteenth to full size. After one year everyone joins the string circle, even those who know only four notes: four notes have a part of their own.',
      ],
    ),
    registration: tasterRegistration,
    price: soloLessonPrice,
    parent_group_id: 'instrument-gesang',
    age_groups: ['4-bis-6', '6-bis-10', '10-bis-18'],
    instruments: ['violine', 'viola'],
    instructors: ['hanna-wirsing', 'friederike-althaus'],
    color_key: 'petrol',
    dates: [weekly([2, 'tue', '14:00'], 'weberei', 30), weekly([2, 'thu', '14:00'], 'bahnhof-marbruck', 30)],
  },
  {
    key: 'violoncello',
    name: t('Violoncello', 'Cello'),
    subline: t('Einzelunterricht für Kinder und Jugendliche', 'Individual lessons for children and teenagers'),
    slug: t('violoncello', 'cello'),
    description: rich(
      [
        'Wer Cello lernt, sitzt von Anfang an gut. Wir beginnen mit Zupfen, Singen und großen Bögen und spielen nach den ersten Wochen im Cello-Quartett.',
        'Leihinstrumente vom Achtelcello an sind vorhanden.',
      ],
      [
        'Whoever learns the cello sits well from the start. We begin with plucking, singing and long bows, and after the first few weeks play in a cello quartet.',
        'Loan instruments from eighth size upwards are available.',
      ],
    ),
    registration: tasterRegistration,
    price: soloLessonPrice,
    parent_group_id: 'instrument-gesang',
    age_groups: ['6-bis-10', '10-bis-18'],
    instruments: ['violoncello'],
    instructors: ['katrin-soell'],
    color_key: 'petrol',
    dates: [{ ...weekly([5, 'wed', '14:30'], 'weberei', 45), vacancies: 'starting' }],
  },
  {
    key: 'blech',
    name: t('Trompete und Horn', 'Trumpet and Horn'),
    subline: t('In Kooperation mit den Musikvereinen', 'In partnership with the local bands'),
    slug: t('trompete-und-horn', 'trumpet-and-horn'),
    description: rich(
      [
        'Unterricht zu zweit oder zu dritt, von der ersten Stunde an mehrstimmig. Wer in einem der neun Musikvereine der Region spielt, zahlt die Hälfte; den Rest übernimmt der Verein.',
      ],
      [
        'Lessons in twos and threes, in parts from the very first hour. Members of any of the nine town bands of the region pay half; the band pays the rest.',
      ],
    ),
    registration: tasterRegistration,
    price: t('48 € im Monat, Vereinsmitglieder 24 €', '€48 a month, band members €24'),
    parent_group_id: 'instrument-gesang',
    age_groups: ['6-bis-10', '10-bis-18'],
    instruments: ['trompete', 'horn', 'posaune', 'tuba'],
    instructors: ['david-kienzle'],
    color_key: 'petrol',
    dates: [
      weekly([6, 'mon', '16:00'], 'schule-neckarlauf', 45),
      weekly([6, 'thu', '16:00'], 'pfarrhaus-talbronn', 45),
    ],
  },
  {
    key: 'schlagzeug',
    name: t('Schlagzeug und Marimba', 'Drums and Marimba'),
    subline: t('Einzelunterricht und Trommelgruppe', 'Individual lessons and drumming group'),
    slug: t('schlagzeug-und-marimba', 'drums-and-marimba'),
    description: rich(
      [
        'Drumset, Marimba, Pauke, Cajón: Wir beginnen mit dem Körper und enden beim Orchesterschlagzeug. Geübt wird zu Hause auf einem Pad, das leiser ist als ein Mixer.',
      ],
      [
        'Drum kit, marimba, timpani, cajón: we start with the body and end with orchestral percussion. Practice at home is on a pad quieter than a food mixer.',
      ],
    ),
    registration: tasterRegistration,
    price: soloLessonPrice,
    parent_group_id: 'instrument-gesang',
    age_groups: ['6-bis-10', '10-bis-18', 'ab-18'],
    instruments: ['schlagzeug'],
    instructors: ['oskar-lindemaier'],
    color_key: 'petrol',
    dates: [{ ...weekly([4, 'fri', '15:00'], 'faerberhaus', 30), vacancies: 'waiting_list' }],
  },
  {
    key: 'klavier-erwachsene',
    name: sameInBoth('Gran Caffè'),
    subline: t('Klavier für Erwachsene, ab null oder wieder', 'Piano for adults, from zero or once again'),
    slug: sameInBoth('gran-caffe'),
    description: rich(
      [
        'Für alle, die immer wollten oder vor dreißig Jahren aufgehört haben. Zehn Stunden im Paket, die Termine legen Sie mit Sofia Marchetti selbst fest, auch mittags.',
        'Zweimal im Jahr gibt es einen Abend, an dem Erwachsene Erwachsenen vorspielen. Der Espresso ist inbegriffen.',
      ],
      [
        'For all those who always wanted to, or stopped thirty years ago. Lessons come in sets of ten; you arrange the times with Sofia Marchetti, lunch hours included.',
        'Twice a year there is an evening when adults play to adults. The espresso is included.',
      ],
    ),
    registration: tasterRegistration,
    price: t('Zehnerkarte 390 €', 'Ten lessons €390'),
    parent_group_id: 'erwachsene',
    age_groups: ['ab-18'],
    instruments: ['klavier'],
    instructors: ['sofia-marchetti'],
    color_key: 'aubergine',
    dates: [
      lesson([5, 'mon', '12:15'], 'weberei', 45, t('nach Vereinbarung', 'by arrangement')),
      lesson([7, 'tue', '19:00'], 'bahnhof-marbruck', 45, t('nach Vereinbarung', 'by arrangement')),
    ],
  },
  {
    key: 'feierabendchor',
    name: t('Feierabendchor', 'After-Work Choir'),
    subline: t('Singen ohne Vorsingen', 'Singing without audition'),
    slug: t('feierabendchor', 'after-work-choir'),
    description: rich(
      [
        'Neunzig Minuten, vier Stimmen, keine Hausaufgaben. Gesine Haubold übt mit allen, die gern singen und es sich nicht zutrauen. Notenkenntnisse sind nicht nötig, Hausschuhe erwünscht.',
      ],
      [
        'Ninety minutes, four voices, no homework. Gesine Haubold works with everybody who likes to sing and doubts they can. Reading music is not required, slippers are welcome.',
      ],
    ),
    registration: openRegistration,
    price: t('16 € im Monat', '€16 a month'),
    parent_group_id: 'erwachsene',
    age_groups: ['ab-18'],
    instruments: ['gesang'],
    instructors: ['gesine-haubold'],
    color_key: 'aubergine',
    dates: [weekly([3, 'thu', '19:30'], 'faerberhaus', 90)],
  },
  {
    key: 'volksmusik-werkstatt',
    name: t('Volksmusik-Werkstatt', 'Folk Music Workshop'),
    subline: t('Akkordeon, Harfe und was Sie mitbringen', 'Accordion, harp and whatever you bring'),
    slug: t('volksmusik-werkstatt', 'folk-music-workshop'),
    description: rich(
      [
        'Wir lernen Dreher, Zwiefache und Schottische nach dem Gehör, so wie Rosalie Dettinger sie in den Dörfern aufgeschrieben hat. Am Ende des Tages wird getanzt.',
      ],
      [
        'We learn Drehers, Zwiefachers and Schottisches by ear, as Rosalie Dettinger noted them down in the villages. At the end of the day there is dancing.',
      ],
    ),
    registration: openRegistration,
    price: t('Tageskurs 45 €, ermäßigt 30 €', 'Day course €45, reduced €30'),
    parent_group_id: 'erwachsene',
    age_groups: ['10-bis-18', 'ab-18'],
    instruments: ['akkordeon', 'harfe', 'violine', 'klarinette'],
    instructors: ['rosalie-dettinger', 'yuto-shirakawa'],
    color_key: 'aubergine',
    dates: [
      lesson(
        [52, 'sat', '10:00'],
        'bahnhof-marbruck',
        360,
        t('Tageskurs, einmal im Quartal', 'day course, once a quarter'),
      ),
      lesson(
        [143, 'sat', '10:00'],
        'pfarrhaus-talbronn',
        360,
        t('Tageskurs, einmal im Quartal', 'day course, once a quarter'),
      ),
    ],
  },
]
