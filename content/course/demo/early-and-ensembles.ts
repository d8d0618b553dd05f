import { rich, t } from '#server/seed/content/text.ts'
import { lesson, openRegistration, tasterRegistration, weekly } from './parts.ts'
import type { CourseSeed } from './types.ts'

export const earlyAndEnsembleCourses: CourseSeed[] = [
  {
    key: 'musikgarten',
    name: t('Musikgarten', 'Music Garden'),
    subline: t('Für die Kleinsten, mit einem Erwachsenen', 'For the very young, with a grown-up'),
    slug: t('musikgarten', 'music-garden'),
    description: rich(
      [
        'Kniereiter, Wiegenlieder, ein Tuch, das zum See wird: Im Musikgarten singen und bewegen sich Kinder ab sechs Monaten gemeinsam mit Mutter, Vater oder Großeltern.',
        'Acht Kinder in einer Gruppe, Decken liegen bereit, Geschwister im Tragetuch sind willkommen.',
      ],
      [
        'Knee rides, lullabies, a cloth that becomes a lake: in Music Garden children from six months sing and move together with mother, father or grandparents.',
        'Eight children in a group, blankets are provided, siblings in slings are welcome.',
      ],
    ),
    registration: openRegistration,
    price: t('24 € im Monat', '€24 a month'),
    parent_group_id: 'fruehe-musik',
    age_groups: ['bis-4'],
    instruments: ['gesang'],
    instructors: ['hanna-wirsing'],
    color_key: 'sonnengelb',
    dates: [weekly([3, 'tue', '09:30'], 'weberei', 45), weekly([3, 'thu', '15:30'], 'pfarrhaus-talbronn', 45)],
  },
  {
    key: 'musikalische-frueherziehung',
    name: t('Klangforscher', 'Sound Explorers'),
    subline: t('Musikalische Früherziehung', 'Early music education'),
    slug: t('klangforscher', 'sound-explorers'),
    description: rich(
      [
        'Wie klingt ein Kieselstein? Kann man eine Treppe singen? Zwei Jahre lang erforschen Kinder Rhythmus, Stimme und erste Notenzeichen und lernen nebenbei zwölf Instrumente kennen.',
        'Am Ende jedes Halbjahres gibt es eine Werkschau für die Familien.',
      ],
      [
        'What does a pebble sound like? Can you sing a staircase? For two years children explore rhythm, voice and their first musical signs, meeting twelve instruments on the way.',
        'Each half-year ends with a showing for the families.',
      ],
    ),
    registration: tasterRegistration,
    price: t('28 € im Monat, Geschwister 19 €', '€28 a month, siblings €19'),
    parent_group_id: 'fruehe-musik',
    age_groups: ['4-bis-6'],
    instruments: ['gesang', 'schlagzeug'],
    instructors: ['nuray-demirkan'],
    color_key: 'sonnengelb',
    dates: [weekly([4, 'mon', '15:00'], 'faerberhaus', 60), weekly([4, 'wed', '15:00'], 'schule-neckarlauf', 60)],
  },
  {
    key: 'instrumentenkarussell',
    name: t('Instrumentenkarussell', 'Instrument Carousel'),
    subline: t('Sechs Instrumente in einem Jahr', 'Six instruments in one year'),
    slug: t('instrumentenkarussell', 'instrument-carousel'),
    description: rich(
      [
        'Alle sechs Wochen wechselt das Instrument: Geige, Cello, Blockflöte, Trompete, Gitarre, Schlagzeug. Die Leihinstrumente gehen mit nach Hause, die Entscheidung fällt erst am Ende, und manche fällt überraschend aus.',
      ],
      [
        'Every six weeks the instrument changes: violin, cello, recorder, trumpet, guitar, percussion. Loan instruments go home with the children, the choice comes only at the end, and it is sometimes a surprise.',
      ],
    ),
    registration: tasterRegistration,
    price: t('36 € im Monat, Leihinstrumente inbegriffen', '€36 a month, loan instruments included'),
    parent_group_id: 'fruehe-musik',
    age_groups: ['6-bis-10'],
    instruments: ['violine', 'violoncello', 'blockfloete', 'trompete', 'gitarre', 'schlagzeug'],
    instructors: ['marlene-fuchsthaler', 'david-kienzle', 'hanna-wirsing'],
    color_key: 'sonnengelb',
    dates: [weekly([5, 'fri', '14:30'], 'weberei', 60)],
  },
  {
    key: 'singschule',
    name: t('Singschule', 'Singing School'),
    subline: t('Kinderchor von der ersten bis zur vierten Klasse', 'Children’s choir for primary school pupils'),
    slug: t('singschule', 'singing-school'),
    description: rich(
      [
        'Fünfzig Kinder, ein Chor: Wir singen Kanons, Volkslieder, Unsinn und einmal im Jahr eine Kinderoper mit Orchester. Niemand muss vorsingen.',
        'Stimmbildung in kleinen Gruppen gehört dazu, ein Ausflug zu den Proben des Philharmonischen Chors auch.',
      ],
      [
        'Fifty children, one choir: we sing rounds, folk songs, nonsense and once a year a children’s opera with orchestra. Nobody has to audition.',
        'Voice training in small groups is part of it, and so is an outing to the rehearsals of the Philharmonic Choir.',
      ],
    ),
    registration: openRegistration,
    price: t('15 € im Monat', '€15 a month'),
    parent_group_id: 'ensembles',
    age_groups: ['6-bis-10'],
    instruments: ['gesang'],
    instructors: ['gesine-haubold'],
    color_key: 'zinnober',
    dates: [weekly([2, 'wed', '16:15'], 'weberei', 60)],
  },
  {
    key: 'jugendorchester',
    name: t('Jugendorchester Webfaden', 'Webfaden Youth Orchestra'),
    subline: t('Sinfonieorchester von 12 bis 20', 'Symphony orchestra for ages 12 to 20'),
    slug: t('jugendorchester-webfaden', 'webfaden-youth-orchestra'),
    description: rich(
      [
        'Zwei Programme im Jahr, ein Probenwochenende auf Schloss Weilerstett und ein Konzert Pult an Pult mit der Südwestphilharmonie. Stimmproben leiten Musikerinnen und Musiker aus dem Orchester.',
        'Gesucht werden zurzeit: <strong>Bratschen, Oboe, Horn und Kontrabass</strong>.',
      ],
      [
        'Two programmes a year, a rehearsal weekend at Weilerstett Castle and one concert desk by desk with the Südwestphilharmonie. Sectional rehearsals are led by members of the orchestra.',
        'Currently wanted: <strong>violas, oboe, horn and double bass</strong>.',
      ],
    ),
    registration: rich(
      [
        'Voraussetzung sind etwa vier Jahre Unterricht. Schreiben Sie uns Instrument und Alter; wir laden zum Mitspielen in eine Probe ein, ein Probespiel gibt es nicht.',
      ],
      [
        'About four years of lessons are expected. Tell us your instrument and age; we will invite you to join a rehearsal. There is no audition.',
      ],
    ),
    price: t(
      'Kostenfrei mit Hauptfachunterricht, sonst 12 € im Monat',
      'Free with instrumental lessons, otherwise €12 a month',
    ),
    parent_group_id: 'ensembles',
    age_groups: ['10-bis-18', 'ab-18'],
    instruments: [
      'violine',
      'viola',
      'violoncello',
      'kontrabass',
      'querfloete',
      'oboe',
      'klarinette',
      'fagott',
      'horn',
      'trompete',
      'posaune',
      'schlagzeug',
    ],
    instructors: ['friederike-althaus', 'david-kienzle'],
    color_key: 'zinnober',
    dates: [weekly([6, 'fri', '17:30'], 'weberei', 120)],
  },
  {
    key: 'gitarrenorchester',
    name: t('Leise Post', 'Quiet Post'),
    subline: t('Gitarrenorchester ohne Verstärker', 'Guitar orchestra without amplifiers'),
    slug: t('leise-post', 'quiet-post'),
    description: rich(
      [
        'Achtundzwanzig Gitarren, von der Oktavgitarre bis zum Gitarrenbass, und wenn alle pianissimo spielen, hört man die Uhr. Repertoire von Dowland bis heute, alles für uns gesetzt.',
      ],
      [
        'Twenty-eight guitars, from octave guitar to guitar bass, and when everybody plays pianissimo you can hear the clock. Repertoire from Dowland to today, all arranged for us.',
      ],
    ),
    registration: openRegistration,
    price: t('12 € im Monat', '€12 a month'),
    parent_group_id: 'ensembles',
    age_groups: ['10-bis-18', 'ab-18'],
    instruments: ['gitarre'],
    instructors: ['benedikt-ohnmais'],
    color_key: 'zinnober',
    dates: [lesson([3, 'thu', '18:30'], 'faerberhaus', 90, t('donnerstags, 14-tägig', 'every other Thursday'))],
  },
  {
    key: 'band-werkstatt',
    name: t('Band-Werkstatt', 'Band Workshop'),
    subline: t('Jazz, Pop und eigene Stücke', 'Jazz, pop and your own tunes'),
    slug: t('band-werkstatt', 'band-workshop'),
    description: rich(
      [
        'Wer ein Stück mitbringt, leitet es. So entstehen in einem Schuljahr zehn bis zwölf eigene Nummern, eine Aufnahme im Probenkeller und ein Abend im Kulturbahnhof.',
        'Verstärker, Klavier und Schlagzeug sind da; den Rest bringt ihr mit.',
      ],
      [
        'Whoever brings a tune leads it. In one school year that makes ten or twelve original numbers, a recording in the rehearsal cellar and an evening at the Culture Station.',
        'Amplifiers, piano and drums are there; you bring the rest.',
      ],
    ),
    registration: openRegistration,
    price: t('26 € im Monat', '€26 a month'),
    parent_group_id: 'ensembles',
    age_groups: ['10-bis-18'],
    instruments: ['kontrabass', 'saxophon', 'klavier', 'gitarre', 'schlagzeug', 'gesang'],
    instructors: ['jakub-nowicki', 'oskar-lindemaier'],
    color_key: 'zinnober',
    dates: [weekly([4, 'tue', '18:00'], 'bahnhof-marbruck', 90)],
  },
  {
    key: 'blockfloeten-consort',
    name: t('Sechs Hölzer', 'Six Woods'),
    subline: t('Blockflötenconsort für alle Generationen', 'Recorder consort for all generations'),
    slug: t('sechs-hoelzer', 'six-woods'),
    description: rich(
      [
        'Vom Garklein bis zum Subbass, von Susato bis Pärt. Die Jüngste ist elf, der Älteste dreiundachtzig; gestimmt wird gemeinsam, gelacht auch.',
      ],
      [
        'From garklein to sub-bass, from Susato to Pärt. The youngest member is eleven, the oldest eighty-three; we tune together and laugh together.',
      ],
    ),
    registration: openRegistration,
    price: t('14 € im Monat', '€14 a month'),
    parent_group_id: 'ensembles',
    age_groups: ['10-bis-18', 'ab-18'],
    instruments: ['blockfloete'],
    instructors: ['marlene-fuchsthaler'],
    color_key: 'zinnober',
    dates: [
      lesson(
        [8, 'sat', '10:00'],
        'pfarrhaus-talbronn',
        120,
        t('jeden ersten Samstag im Monat', 'every first Saturday of the month'),
      ),
    ],
  },
]
