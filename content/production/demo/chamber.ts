import { rich, sameInBoth, t } from '#server/seed/content/text.ts'
import { conductor, date, INTERVAL, programme, soloist } from './parts.ts'
import type { ProductionSeed } from './types.ts'

export const chamber: ProductionSeed[] = [
  {
    key: 'forellenquintett',
    name: t('Klares Wasser', 'Clear Water'),
    name_subline: t('Clara Schumann und die Forelle', 'Clara Schumann and the Trout'),
    slug: t('klares-wasser', 'clear-water'),
    description: rich(
      [
        'Clara Schumann schrieb ihr Klaviertrio im Sommer 1846 und zweifelte daran, wie sie an allem zweifelte, was sie selbst komponierte. Zu Unrecht.',
        'Schuberts Quintett mit Kontrabass entstand auf einer Wanderung in Steyr, im Auftrag eines Bergwerksdirektors, der Cello spielte. Miriam Okafor und vier aus dem Orchester spielen es in der Mitte des Saals.',
      ],
      [
        'Clara Schumann wrote her Piano Trio in the summer of 1846 and doubted it, as she doubted everything she composed. She was wrong to.',
        'Schubert’s quintet with double bass was born on a walking tour in Steyr, commissioned by a mine director who played the cello. Miriam Okafor and four members of the orchestra play it in the middle of the room.',
      ],
    ),
    additional_info: t(
      'Zubringerbus ab Bahnhof 45 Minuten vor Beginn',
      'Shuttle bus from the station 45 minutes before the start',
    ),
    color_key: 'petrol',
    type_id: 'kammerkonzert',
    subscriptions: ['kammermusik-abo', 'wahl-abo'],
    programme: programme('schumann-clara-trio', INTERVAL, 'schubert-forelle'),
    people: [
      soloist('miriam-okafor', t('Klavier', 'Piano')),
      soloist('friederike-althaus', t('Violine', 'Violin')),
      soloist('elias-rautenberg', t('Violoncello', 'Cello')),
    ],
    dates: [
      date([27, 'sat', '18:00'], 'schloss-weilerstett', 95, { tickets: 'sold_out' }),
      date([28, 'sun', '11:00'], 'kelter-stettbach', 95),
    ],
  },
  {
    key: 'gran-partita',
    name: t('Dreizehn Atem', 'Thirteen Breaths'),
    name_subline: t('Bläserserenaden von Mozart und Dvořák', 'Wind serenades by Mozart and Dvořák'),
    slug: t('dreizehn-atem', 'thirteen-breaths'),
    description: rich(
      [
        'Zwölf Bläser und ein Kontrabass: Mozarts „Gran Partita“ ist Freiluftmusik, die ins Konzert gehört. Im Adagio steht über einem Akkordeon aus Hörnern und Bassetthörnern eine Oboe still in der Luft.',
        'Dvořák hörte das Stück in Wien, fuhr heim nach Prag und schrieb in vierzehn Tagen seine Antwort.',
      ],
      [
        'Twelve wind players and a double bass: Mozart’s “Gran Partita” is open-air music that belongs in the concert hall. In the Adagio an oboe hangs motionless above a squeezebox of horns and basset horns.',
        'Dvořák heard the piece in Vienna, went home to Prague and wrote his reply in a fortnight.',
      ],
    ),
    additional_info: t(
      'Bei schönem Wetter in Marbruck im Kurpark',
      'In fine weather the Marbruck concert is in the spa gardens',
    ),
    color_key: 'ocker',
    type_id: 'kammerkonzert',
    subscriptions: ['kammermusik-abo', 'wahl-abo'],
    programme: programme('dvorak-blaeserserenade', INTERVAL, 'mozart-gran-partita'),
    people: [
      soloist('amelie-garnier', t('Oboe und Leitung', 'Oboe and direction')),
      soloist('yuto-shirakawa', t('Klarinette', 'Clarinet')),
    ],
    dates: [
      date([-34, 'sat', '18:00'], 'schloss-weilerstett', 100),
      date([97, 'sat', '18:00'], 'schloss-weilerstett', 100),
      date([98, 'sun', '11:00'], 'kursaal-marbruck', 100),
    ],
  },
  {
    key: 'saiten',
    name: t('Sechzehn Saiten, vier Jahreszeiten', 'Strings for Four Seasons'),
    name_subline: t('Elgar, Piazzolla, Tschaikowsky', 'Elgar, Piazzolla, Tchaikovsky'),
    slug: t('sechzehn-saiten-vier-jahreszeiten', 'strings-for-four-seasons'),
    description: rich(
      [
        'Die Streicher allein, im Stehen, ohne Dirigenten: Friederike Althaus leitet von der Geige aus. Elgars Serenade ist ein Hochzeitsgeschenk, die von Tschaikowsky „ganz aus innerem Antrieb“ entstanden.',
        'Dazwischen Buenos Aires: Piazzollas Jahreszeiten beginnen im Herbst, und im Winter wird getanzt.',
      ],
      [
        'The strings alone, standing, without a conductor: Friederike Althaus directs from the violin. Elgar’s Serenade was a wedding present, Tchaikovsky’s came, he said, “from inner compulsion”.',
        'In between, Buenos Aires: Piazzolla’s seasons begin in autumn, and in winter there is dancing.',
      ],
    ),
    additional_info: t('Nach dem Konzert Tango im Foyer', 'Tango in the foyer after the concert'),
    color_key: 'zinnober',
    type_id: 'kammerkonzert',
    subscriptions: ['kammermusik-abo', 'wahl-abo', 'junges-abo'],
    programme: programme('elgar-serenade', 'piazzolla-jahreszeiten', INTERVAL, 'tschaikowsky-serenade'),
    people: [soloist('friederike-althaus', t('Violine und Leitung', 'Violin and direction'))],
    dates: [
      date([229, 'fri', '19:30'], 'kelter-stettbach', 95),
      date([230, 'sat', '19:30'], 'weberei-hohenwang', 95),
      date([231, 'sun', '17:00'], 'schloss-weilerstett', 95, { tickets: 'few_left' }),
    ],
  },
  {
    key: 'hausmusik',
    name: t('Hausmusik', 'At Home'),
    name_subline: t('Lehrkräfte der Musikschule spielen', 'The teachers of the music school play'),
    slug: t('hausmusik', 'at-home'),
    description: rich(
      [
        'Einmal im Jahr sitzen die Lehrerinnen und Lehrer selbst auf dem Podium, und in den ersten Reihen sitzen die, die sonst vorspielen müssen.',
        'Haydns Kaiserquartett, dessen langsamer Satz jeder kennt und kaum jemand zu Ende gehört hat, und das Klarinettenquintett, mit dem Brahms aus dem Ruhestand zurückkam.',
      ],
      [
        'Once a year the teachers themselves take the platform, and in the front rows sit those who usually have to perform.',
        'Haydn’s “Emperor” Quartet, whose slow movement everybody knows and few have heard to the end, and the Clarinet Quintet that brought Brahms out of retirement.',
      ],
    ),
    additional_info: t(
      'Eintritt frei für Schülerinnen und Schüler der Musikschule',
      'Free admission for pupils of the music school',
    ),
    color_key: 'lindgruen',
    type_id: 'kammerkonzert',
    subscriptions: ['kammermusik-abo'],
    programme: programme('haydn-kaiserquartett', INTERVAL, 'brahms-klarinettenquintett'),
    people: [
      soloist('yuto-shirakawa', t('Klarinette', 'Clarinet')),
      soloist('friederike-althaus', t('Violine', 'Violin')),
      soloist('hanna-wirsing', t('Violine', 'Violin')),
      soloist('katrin-soell', t('Violoncello', 'Cello')),
    ],
    dates: [date([153, 'sun', '17:00'], 'weberei-hohenwang', 90), date([160, 'sun', '17:00'], 'kursaal-marbruck', 90)],
  },
  {
    key: 'rhapsodie',
    name: sameInBoth('Rhapsody in Blue'),
    name_subline: t('Sommernacht am Stauwehr', 'A summer night by the weir'),
    slug: sameInBoth('rhapsody-in-blue'),
    description: rich(
      [
        'Ein Triller, ein Glissando, und die Nacht beginnt: Gershwin schrieb seine Rhapsodie in drei Wochen, Teile davon im Zug nach Boston, „mit dem Rattern der Räder im Ohr“.',
        'Dazu Bernsteins Tänze aus der West Side und zum Einstieg Strawinskys „Pulcinella“. Nach dem Konzert spielt <strong>Miriam Okafor</strong> auf der Terrasse weiter, so lange jemand bleibt.',
      ],
      [
        'A trill, a glissando, and the night begins: Gershwin wrote his Rhapsody in three weeks, parts of it on the train to Boston, “with its steely rhythms”.',
        'With it, Bernstein’s dances from the West Side and, to begin, Stravinsky’s “Pulcinella”. After the concert <strong>Miriam Okafor</strong> plays on, out on the terrace, for as long as anybody stays.',
      ],
    ),
    additional_info: t('Terrasse ab 18 Uhr geöffnet, Picknick erlaubt', 'Terrace opens at 6 pm, picnics welcome'),
    color_key: 'nachtblau',
    type_id: 'sonderkonzert',
    subscriptions: ['wahl-abo', 'junges-abo'],
    programme: programme('strawinsky-pulcinella', 'bernstein-tanz', INTERVAL, 'gershwin-rhapsody'),
    people: [conductor('teresa-bonfanti'), soloist('miriam-okafor', t('Klavier', 'Piano'))],
    dates: [
      date([291, 'fri', '20:00'], 'stadthalle-neckarlauf', 110),
      date([292, 'sat', '20:00'], 'stadthalle-neckarlauf', 110, { tickets: 'few_left' }),
    ],
  },
]
