import { rich, sameInBoth, t } from '#server/seed/content/text.ts'
import { conductor, date, INTERVAL, performer, programme, soloist } from './parts.ts'
import type { ProductionSeed } from './types.ts'

export const choralAndTalks: ProductionSeed[] = [
  {
    key: 'ein-deutsches-requiem',
    name: t('Ein deutsches Requiem', 'A German Requiem'),
    name_subline: t('Brahms in St. Veit', 'Brahms at St Veit'),
    slug: t('ein-deutsches-requiem', 'a-german-requiem'),
    description: rich(
      [
        'Kein Jüngstes Gericht, keine Posaune des Schreckens: Brahms wählte sich aus der Lutherbibel ein Requiem für die, die bleiben. „Selig sind, die da Leid tragen“ ist das erste Wort, „selig“ auch das letzte.',
        'Arvo Pärts „Cantus“ führt hinein, eine absteigende Tonleiter und eine Glocke. Beide Werke gehen ohne Pause ineinander über.',
      ],
      [
        'No Day of Judgement, no trumpet of terror: Brahms chose from Luther’s Bible a requiem for those who stay. “Blessed are they that mourn” are the first words, and “blessed” is also the last.',
        'Arvo Pärt’s “Cantus” leads into it, a descending scale and a bell. The two works follow one another without a break.',
      ],
    ),
    additional_info: t(
      'Bitte warm anziehen; Dauer 85 Minuten ohne Pause',
      'Please dress warmly; 85 minutes without an interval',
    ),
    color_key: 'aubergine',
    type_id: 'chorkonzert',
    subscriptions: ['grosses-abo', 'wahl-abo'],
    programme: programme('paert-cantus', [
      'brahms-requiem',
      t(
        'In der Fassung von 1869, mit dem fünften Satz „Ihr habt nun Traurigkeit“',
        'In the version of 1869, with the fifth movement “Ihr habt nun Traurigkeit”',
      ),
    ]),
    people: [
      performer('philharmonischer-chor', 'choir', 'brahms-requiem'),
      soloist('clara-veit-morell', t('Sopran', 'Soprano'), 'brahms-requiem'),
      soloist('jonas-haldenwang', t('Bariton', 'Baritone'), 'brahms-requiem'),
      conductor('tamas-erdelyi'),
    ],
    dates: [
      date([41, 'sat', '20:00'], 'st-veit-talbronn', 85, { tickets: 'few_left' }),
      date([42, 'sun', '17:00'], 'st-veit-talbronn', 85),
    ],
  },
  {
    key: 'magnificat',
    name: sameInBoth('Magnificat'),
    name_subline: t('Bach, ganz in D', 'Bach, all in D'),
    slug: sameInBoth('magnificat'),
    description: rich(
      [
        'Drei Trompeten, Pauken, ein fünfstimmiger Chor und achtundzwanzig Minuten, in denen kein Takt zu viel ist: Das Magnificat ist Bachs knappstes Fest.',
        'Davor das fünfte Brandenburgische Konzert mit der längsten Cembalokadenz des Barock und die Suite mit dem Air, das man einmal im Leben ohne Telefonwarteschleife hören sollte. Es singt der Philharmonische Chor.',
      ],
      [
        'Three trumpets, timpani, a five-part choir and twenty-eight minutes without a bar too many: the Magnificat is Bach’s most concise celebration.',
        'Before it, the Fifth Brandenburg Concerto with the longest harpsichord cadenza of the Baroque, and the Suite with the Air that should be heard once in a lifetime without being on hold. The Philharmonic Choir sings.',
      ],
    ),
    additional_info: t('Freie Platzwahl', 'Unreserved seating'),
    color_key: 'ocker',
    type_id: 'chorkonzert',
    subscriptions: ['grosses-abo', 'wahl-abo'],
    programme: programme('bach-suite-3', 'bach-brandenburg-5', INTERVAL, 'bach-magnificat'),
    people: [
      conductor('gesine-haubold'),
      soloist('clara-veit-morell', t('Sopran', 'Soprano')),
      soloist('annika-thorsdal', t('Alt', 'Alto')),
      soloist('matthias-prell', t('Tenor', 'Tenor')),
      soloist('jonas-haldenwang', t('Bass', 'Bass')),
      performer('philharmonischer-chor', 'choir', 'bach-magnificat'),
    ],
    dates: [
      date([83, 'sat', '19:00'], 'st-veit-talbronn', 105),
      date([84, 'sun', '16:00'], 'st-veit-talbronn', 105, { tickets: 'sold_out' }),
    ],
  },
  {
    key: 'unvollendet',
    name: t('Unvollendet?', 'Unfinished?'),
    name_subline: t('Gesprächskonzert über zwei Sätze', 'A concert talk about two movements'),
    slug: t('unvollendet', 'unfinished'),
    description: rich(
      [
        'Zwei Sätze und zwanzig Takte eines dritten: Warum hörte Schubert auf? Tamás Erdélyi zerlegt die Partitur mit dem Orchester in ihre Fäden, lässt die Celli allein spielen, die Posaunen flüstern und fragt das Publikum.',
        'Nach der Pause erklingt die Sinfonie im Ganzen. Wer mag, sitzt dazu im Orchester: vierzig Stühle stehen zwischen den Pulten.',
      ],
      [
        'Two movements and twenty bars of a third: why did Schubert stop? With the orchestra, Tamás Erdélyi takes the score apart thread by thread, has the cellos play alone and the trombones whisper, and asks the audience.',
        'After the interval the symphony is played complete. Those who like can sit inside the orchestra: forty chairs stand between the desks.',
      ],
    ),
    additional_info: t(
      'Plätze im Orchester bitte an der Kasse reservieren',
      'Please reserve seats inside the orchestra at the box office',
    ),
    color_key: 'tannengruen',
    type_id: 'gespraechskonzert',
    subscriptions: ['wahl-abo', 'junges-abo'],
    programme: programme('smetana-moldau', INTERVAL, 'schubert-unvollendete'),
    people: [conductor('tamas-erdelyi')],
    dates: [
      date([-20, 'sun', '11:00'], 'weberei-hohenwang', 90),
      date([20, 'sun', '11:00'], 'weberei-hohenwang', 90),
      date([140, 'wed', '19:00'], 'kursaal-marbruck', 90, {
        status: 'postponed',
        status_note: t(
          'Der Kursaal wird renoviert. Der neue Termin steht noch nicht fest; Karten behalten ihre Gültigkeit oder werden erstattet.',
          'The Kursaal is being renovated. The new date is not yet fixed; tickets remain valid or will be refunded.',
        ),
      }),
    ],
  },
  {
    key: 'jupiter',
    name: t('Jupiter und sein Enkel', 'Jupiter and his Grandson'),
    name_subline: t('Mozart und Prokofjew im Gespräch', 'Mozart and Prokofiev in conversation'),
    slug: t('jupiter-und-sein-enkel', 'jupiter-and-his-grandson'),
    description: rich(
      [
        'Prokofjew war sechsundzwanzig, hatte zum ersten Mal kein Klavier im Haus und schrieb eine Sinfonie, „wie Haydn sie schreiben würde, lebte er noch“. Mozart hatte alles im Kopf und fünf Themen auf einmal im Finale.',
        'Teresa Bonfanti erklärt an der Tafel, wie man fünf Melodien gleichzeitig hört. Man kann es danach.',
      ],
      [
        'Prokofiev was twenty-six, for once without a piano in the house, and wrote a symphony “as Haydn would have written it had he lived now”. Mozart had it all in his head, with five themes at once in the finale.',
        'At the blackboard Teresa Bonfanti explains how to hear five melodies at the same time. Afterwards you can.',
      ],
    ),
    additional_info: t('Dauer etwa 80 Minuten, keine Pause', 'About 80 minutes, no interval'),
    color_key: 'sonnengelb',
    type_id: 'gespraechskonzert',
    subscriptions: ['wahl-abo', 'junges-abo'],
    programme: programme('prokofjew-1', 'mozart-41'),
    people: [conductor('teresa-bonfanti')],
    dates: [
      date([258, 'sun', '11:00'], 'weberei-hohenwang', 80),
      date([264, 'sat', '18:00'], 'schloss-weilerstett', 80),
    ],
  },
]
