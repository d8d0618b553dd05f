import { rich, t } from '#server/seed/content/text.ts'
import { conductor, date, INTERVAL, programme, soloist } from './parts.ts'
import type { ProductionSeed } from './types.ts'

export const symphonic: ProductionSeed[] = [
  {
    key: 'aufbruch',
    name: t('Aufbruch', 'Setting Out'),
    name_subline: t('Beethovens Siebte und eine Oboe, die lacht', 'Beethoven’s Seventh and an oboe that laughs'),
    slug: t('aufbruch', 'setting-out'),
    description: rich(
      [
        'Drei Anfänge in C und A: Fanny Hensels einzige Orchesterouvertüre, Mozarts Oboenkonzert, geschrieben mit einundzwanzig für einen Freund in Salzburg, und Beethovens Siebte, deren Rhythmus niemanden ruhig sitzen lässt.',
        'Solistin ist <strong>Amélie Garnier</strong>, die sonst mitten im Orchester sitzt und ihm das A gibt. Diesmal steht sie davor.',
      ],
      [
        'Three beginnings in C and A: Fanny Hensel’s only orchestral overture, Mozart’s Oboe Concerto, written at twenty-one for a friend in Salzburg, and Beethoven’s Seventh, whose rhythm lets nobody sit still.',
        'The soloist is <strong>Amélie Garnier</strong>, who usually sits in the middle of the orchestra and gives it its A. This time she stands in front.',
      ],
    ),
    additional_info: t(
      'Amélie Garnier signiert nach dem Konzert im Foyer.',
      'Amélie Garnier will be signing in the foyer after the concert.',
    ),
    introduction: { minutes: 45, place: t('Foyer', 'foyer') },
    dress_code: t('Kommen Sie, wie Sie sich wohlfühlen.', 'Come as you feel comfortable.'),
    color_key: 'zinnober',
    type_id: 'sinfoniekonzert',
    subscriptions: ['grosses-abo', 'abo-neckarlauf', 'wahl-abo'],
    programme: programme('hensel-ouvertuere', 'mozart-oboenkonzert', INTERVAL, 'beethoven-7'),
    people: [conductor('tamas-erdelyi'), soloist('amelie-garnier', t('Oboe', 'Oboe'))],
    dates: [
      date([6, 'thu', '19:30'], 'weberei-hohenwang', 115, { tickets: 'few_left' }),
      date([7, 'fri', '19:30'], 'stadthalle-neckarlauf', 115),
      date([9, 'sun', '17:00'], 'kursaal-marbruck', 115, { tickets: 'sold_out' }),
    ],
  },
  {
    key: 'nordlicht',
    name: t('Nordlicht', 'Northern Light'),
    name_subline: t('Sibelius, und eine Stunde vor Mitternacht', 'Sibelius, and an hour before midnight'),
    slug: t('nordlicht', 'northern-light'),
    description: rich(
      [
        'Ein Wind, ein Aufschrei, ein nächtlicher Lauf: Anna Clynes „This Midnight Hour“ öffnet das Fenster. Dann setzt die Geige über flirrenden Streichern ein, und das Violinkonzert von Sibelius nimmt seinen Weg ins Weite.',
        'Nach der Pause die Zweite, an der Sibelius in Italien schrieb und in der trotzdem die Kiefern rauschen.',
      ],
      [
        'A wind, a cry, a run through the night: Anna Clyne’s “This Midnight Hour” opens the window. Then the violin enters over shimmering strings, and the Sibelius concerto sets out into the distance.',
        'After the interval the Second, which Sibelius wrote in Italy and in which you can hear the pines all the same.',
      ],
    ),
    additional_info: t(
      'Die Bar im Foyer bleibt nach dem Konzert noch eine Stunde offen.',
      'The bar in the foyer stays open for an hour after the concert.',
    ),
    introduction: { minutes: 45, place: t('Foyer', 'foyer') },
    color_key: 'nachtblau',
    type_id: 'sinfoniekonzert',
    subscriptions: ['grosses-abo', 'abo-neckarlauf', 'wahl-abo'],
    programme: programme('clyne-midnight', 'sibelius-violinkonzert', INTERVAL, 'sibelius-2'),
    people: [conductor('tamas-erdelyi'), soloist('saskia-lindqvist', t('Violine', 'Violin'))],
    dates: [
      date([62, 'thu', '19:30'], 'weberei-hohenwang', 125),
      date([63, 'fri', '19:30'], 'stadthalle-neckarlauf', 125),
      date([65, 'sun', '18:00'], 'kursaal-marbruck', 125, {
        status: 'moved',
        status_note: t(
          'Das Konzert beginnt eine Woche später im Kursaal. Karten behalten ihre Gültigkeit.',
          'The concert will be given a week later at the Kursaal. Tickets remain valid.',
        ),
        movedFrom: { dayOffset: 58, weekday: 'sun', time: '18:00', venue_id: 'schloss-weilerstett' },
      }),
    ],
  },
  {
    key: 'farbenlehre',
    name: t('Farbenlehre', 'Theory of Colours'),
    name_subline: t('Paris zwischen 1847 und 1919', 'Paris between 1847 and 1919'),
    slug: t('farbenlehre', 'theory-of-colours'),
    description: rich(
      [
        'Eine Flöte am Nachmittag, vier Tänze für verlorene Freunde, fünf Minuten Frühlingsmorgen: Debussy, Ravel und Lili Boulanger mischen ihre Farben so dünn, dass das Papier durchscheint.',
        'Die zweite Hälfte gehört <strong>Louise Farrenc</strong>. Ihre dritte Sinfonie wurde 1849 in Paris gefeiert und dann hundert Jahre lang nicht gespielt.',
      ],
      [
        'A flute in the afternoon, four dances for lost friends, five minutes of a spring morning: Debussy, Ravel and Lili Boulanger lay on their colours so thinly that the paper shows through.',
        'The second half belongs to <strong>Louise Farrenc</strong>. Her Third Symphony was celebrated in Paris in 1849 and then left unplayed for a hundred years.',
      ],
    ),
    additional_info: t('Künstlerinnengespräch nach dem Konzert', 'Meet the artists after the concert'),
    color_key: 'petrol',
    type_id: 'sinfoniekonzert',
    subscriptions: ['grosses-abo', 'abo-neckarlauf', 'wahl-abo'],
    programme: programme('boulanger-matin', 'debussy-faune', 'ravel-tombeau', INTERVAL, 'farrenc-3'),
    people: [conductor('teresa-bonfanti')],
    dates: [
      date([124, 'thu', '19:30'], 'weberei-hohenwang', 105),
      date([125, 'fri', '19:30'], 'stadthalle-neckarlauf', 105),
      date([127, 'sun', '17:00'], 'kursaal-marbruck', 105, { tickets: 'few_left' }),
    ],
  },
  {
    key: 'weites-land',
    name: t('Weites Land', 'Open Country'),
    name_subline: t('Elgars Abschied, Dvořáks Sommer', 'Elgar’s farewell, Dvořák’s summer'),
    slug: t('weites-land', 'open-country'),
    description: rich(
      [
        'Copland malt einen Morgen in den Appalachen mit drei Tönen. Elgar schreibt 1919 in einem Cottage in Sussex, wohin der Geschützdonner über den Kanal gedrungen war, sein letztes großes Werk. Dvořák komponiert auf dem Land und vergisst die Form vor lauter Vögeln.',
        '<strong>Elias Rautenberg</strong> spielt das Cellokonzert zum ersten Mal mit unserem Orchester.',
      ],
      [
        'Copland paints a morning in the Appalachians with three notes. Elgar, in a Sussex cottage where the guns had been heard across the Channel, writes his last great work in 1919. Dvořák composes in the country and forgets about form for all the birds.',
        '<strong>Elias Rautenberg</strong> plays the Cello Concerto with our orchestra for the first time.',
      ],
    ),
    additional_info: t(
      'Programmhefte liegen im Foyer aus, auch in großer Schrift.',
      'Programmes are in the foyer, in large print as well.',
    ),
    introduction: { minutes: 45, place: t('Foyer', 'foyer') },
    color_key: 'tannengruen',
    type_id: 'sinfoniekonzert',
    subscriptions: ['grosses-abo', 'abo-neckarlauf', 'wahl-abo', 'junges-abo'],
    programme: programme('copland-appalachian', 'elgar-cellokonzert', INTERVAL, 'dvorak-8'),
    people: [conductor('tamas-erdelyi'), soloist('elias-rautenberg', t('Violoncello', 'Cello'))],
    dates: [
      date([187, 'thu', '19:30'], 'weberei-hohenwang', 120, { saleDaysBefore: 120 }),
      date([188, 'fri', '19:30'], 'stadthalle-neckarlauf', 120, { saleDaysBefore: 120 }),
      date([190, 'sun', '17:00'], 'kursaal-marbruck', 120, { saleDaysBefore: 120 }),
    ],
  },
  {
    key: 'in-e-moll',
    name: t('In e-Moll', 'In E minor'),
    name_subline: t('Meer, Geige, Passacaglia', 'Sea, violin, passacaglia'),
    slug: t('in-e-moll', 'in-e-minor'),
    description: rich(
      [
        'Mendelssohn sah 1829 die Fingalshöhle und war seekrank; der Ouvertüre merkt man es nicht an. Sein Violinkonzert beginnt ohne Vorrede, Brahms’ Vierte mit fallenden Terzen und endet mit dreißig Variationen über acht Takte.',
        'Das Saisonfinale mit <strong>Friederike Althaus</strong>, unserer Konzertmeisterin, als Solistin.',
      ],
      [
        'Mendelssohn saw Fingal’s Cave in 1829 and was seasick; the overture does not show it. His Violin Concerto begins without a preface, Brahms’s Fourth with falling thirds, ending in thirty variations on eight bars.',
        'The season finale with our concertmaster <strong>Friederike Althaus</strong> as soloist.',
      ],
    ),
    additional_info: t('Im Anschluss Saisonfest in der Kantine', 'Followed by the season party in the canteen'),
    color_key: 'aubergine',
    type_id: 'sinfoniekonzert',
    subscriptions: ['grosses-abo', 'abo-neckarlauf', 'wahl-abo'],
    programme: programme('mendelssohn-hebriden', 'mendelssohn-violinkonzert', INTERVAL, 'brahms-4'),
    people: [conductor('tamas-erdelyi'), soloist('friederike-althaus', t('Violine', 'Violin'))],
    dates: [
      date([341, 'thu', '19:30'], 'weberei-hohenwang', 110),
      date([342, 'fri', '19:30'], 'stadthalle-neckarlauf', 110),
    ],
  },
]
