import { t } from '#server/seed/content/text.ts'
import type { PersonSeed } from './person.ts'
import { person } from './person.ts'

const soloist = { is_soloist: true }

export const soloists: PersonSeed[] = [
  person('saskia-lindqvist', soloist, {
    name: ['Saskia', 'Lindqvist'],
    role: t('Violine', 'Violin'),
    instruments: ['violine'],
    de: [
      'Saskia Lindqvist kommt aus Umeå und lebt in Basel. Das Violinkonzert von Sibelius hat sie mit fünfzehn zum ersten Mal gespielt, in einer Eishalle, „und seither nie wieder so schnell, weil mir so kalt war“.',
      'Sie ist Gast vieler nordeuropäischer Orchester, leitet ein Streichsextett vom ersten Pult und spielt eine Geige aus Mittenwald von 1751.',
    ],
    en: [
      'Saskia Lindqvist comes from Umeå and lives in Basel. She first played the Sibelius concerto at fifteen, in an ice rink, “and never so fast again, because I was so cold”.',
      'She appears with many orchestras of northern Europe, leads a string sextet from the first desk and plays a Mittenwald violin of 1751.',
    ],
  }),
  person('elias-rautenberg', soloist, {
    name: ['Elias', 'Rautenberg'],
    role: t('Violoncello', 'Cello'),
    instruments: ['violoncello'],
    de: [
      'Elias Rautenberg wurde in Görlitz geboren und studierte in Berlin und Paris. Sein Debütalbum mit Solosuiten des 20. Jahrhunderts nahm er in einem stillgelegten Wasserturm auf.',
      'Elgars Konzert hat er sich lange aufgehoben: „Man muss einmal etwas verloren haben, ehe man es spielt.“',
      'Neben dem Konzertieren unterrichtet er an zwei Tagen im Monat in einer Berliner Grundschule.',
    ],
    en: [
      'Elias Rautenberg was born in Görlitz and studied in Berlin and Paris. He recorded his debut album of twentieth-century solo suites in a disused water tower.',
      'He saved up Elgar’s concerto for a long time: “You have to have lost something once before you play it.”',
      'Alongside his concerts he teaches two days a month at a Berlin primary school.',
    ],
  }),
  person('miriam-okafor', soloist, {
    name: ['Miriam', 'Okafor'],
    role: t('Klavier', 'Piano'),
    instruments: ['klavier'],
    de: [
      'Miriam Okafor ist in Mannheim aufgewachsen, zwischen dem Kirchenklavier ihrer Mutter und den Jazzplatten ihres Vaters. Sie studierte in Stuttgart und New York und mag keine Grenze zwischen beidem.',
      'In der Südwestphilharmonie war sie Artist in Residence; damals entstand die Reihe „Nachspiel“, in der sie nach dem Konzert im Foyer weiterspielt, was man ihr zuruft.',
    ],
    en: [
      'Miriam Okafor grew up in Mannheim between her mother’s church piano and her father’s jazz records. She studied in Stuttgart and New York and sees no border between the two.',
      'She was Artist in Residence with the Südwestphilharmonie and began its “Nachspiel” series, in which she goes on playing in the foyer after the concert, whatever people call out.',
    ],
  }),
  person('clara-veit-morell', soloist, {
    name: ['Clara', 'Veit-Morell'],
    role: t('Sopran', 'Soprano'),
    instruments: ['gesang'],
    de: [
      'Clara Veit-Morell sang als Kind im Mädchenchor von Talbronn, auf derselben Empore, unter der sie heute als Solistin steht. Sie gehört dem Ensemble eines Schweizer Opernhauses an.',
      'Ihr besonderes Interesse gilt dem geistlichen Repertoire und Liedern von Komponistinnen; ein Liederbuch mit zwanzig Erstausgaben hat sie selbst herausgegeben.',
    ],
    en: [
      'As a child Clara Veit-Morell sang in the Talbronn girls’ choir, in the same gallery beneath which she now stands as a soloist. She is a member of a Swiss opera ensemble.',
      'Sacred repertoire and songs by women composers are her particular interest; she has edited a songbook with twenty first editions.',
    ],
  }),
  person('annika-thorsdal', soloist, {
    name: ['Annika', 'Thorsdal'],
    role: t('Alt', 'Alto'),
    instruments: ['gesang'],
    de: [
      'Annika Thorsdal, in Bergen geboren, studierte zunächst Meeresbiologie und dann Gesang in Kopenhagen. Ihre Stimme gilt als eine der ruhigsten im Norden, und sie hat nichts gegen dieses Wort.',
      'Mit Bachs Passionen und Kantaten ist sie in den großen Kirchen Skandinaviens und der Niederlande zu hören.',
    ],
    en: [
      'Annika Thorsdal, born in Bergen, first studied marine biology and then voice in Copenhagen. Hers is called one of the calmest voices in the north, a word she does not mind.',
      'She sings Bach’s passions and cantatas in the great churches of Scandinavia and the Netherlands.',
    ],
  }),
  person('matthias-prell', soloist, {
    name: ['Matthias', 'Prell'],
    role: t('Tenor', 'Tenor'),
    instruments: ['gesang'],
    de: [
      'Matthias Prell begann als Orgelschüler in Passau und wurde beim Vertreten eines kranken Kollegen entdeckt. Seither singt er Evangelisten, Liederabende und einmal im Jahr eine Operette.',
      'Er lebt mit vier Bienenvölkern am Ammersee.',
    ],
    en: [
      'Matthias Prell started as an organ pupil in Passau and was discovered while standing in for a sick colleague. Since then he has sung Evangelists, song recitals and one operetta a year.',
      'He lives by the Ammersee with four colonies of bees.',
    ],
  }),
  person('jonas-haldenwang', soloist, {
    name: ['Jonas', 'Haldenwang'],
    role: t('Bariton', 'Baritone'),
    instruments: ['gesang'],
    de: [
      'Jonas Haldenwang ist gelernter Orgelbauer. Das Handwerk, sagt er, habe ihn gelehrt, wie viel Luft ein Ton wirklich braucht. Sein Gesangsstudium in München schloss er mit Auszeichnung ab.',
      'Das Requiem von Brahms hat er in zweiunddreißig Kirchen gesungen und führt darüber ein kleines Tagebuch der Nachhallzeiten.',
    ],
    en: [
      'Jonas Haldenwang is a trained organ builder. The craft, he says, taught him how much air a note really needs. He completed his vocal studies in Munich with distinction.',
      'He has sung the Brahms Requiem in thirty-two churches and keeps a small diary of their reverberation times.',
    ],
  }),
  person('teresa-bonfanti', soloist, {
    name: ['Teresa', 'Bonfanti'],
    role: t('Erste Gastdirigentin', 'Principal Guest Conductor'),
    instruments: [],
    de: [
      'Teresa Bonfanti stammt aus Bergamo, war Fagottistin in einem Jugendorchester und wechselte aufs Podium, weil sie „endlich auch die Flöten hören“ wollte.',
      'Sie leitete Uraufführungen auf Festivals in Turin, Straßburg und Wien. Als Erste Gastdirigentin verantwortet sie bei uns jede Spielzeit zwei Programme, meist mit französischer oder amerikanischer Musik.',
    ],
    en: [
      'Teresa Bonfanti comes from Bergamo, played the bassoon in a youth orchestra and moved to the podium because she wanted “to hear the flutes at last”.',
      'She has conducted premieres at festivals in Turin, Strasbourg and Vienna. As Principal Guest Conductor she is responsible for two programmes each season, usually French or American.',
    ],
  }),
  person('lukas-femmer', soloist, {
    name: ['Lukas', 'Femmer'],
    role: t('Sprecher', 'Narrator'),
    instruments: [],
    de: [
      'Lukas Femmer ist Schauspieler und Hörbuchsprecher. In „Peter und der Wolf“ spricht er den Großvater im Tonfall seines eigenen und den Wolf überhaupt nicht: Der schweigt.',
      'Er war an Theatern in Tübingen und Graz engagiert und erzählt in der Stadtbücherei Hohenwang jeden ersten Samstag Geschichten.',
    ],
    en: [
      'Lukas Femmer is an actor and audiobook narrator. In “Peter and the Wolf” he gives the grandfather the voice of his own, and the wolf none at all: the wolf is silent.',
      'He was engaged at theatres in Tübingen and Graz and tells stories in the Hohenwang library every first Saturday.',
    ],
  }),
  person(
    'philharmonischer-chor',
    { is_group: true },
    {
      name: ['', 'Philharmonischer Chor'],
      role: t('Oratorienchor', 'Oratorio choir'),
      instruments: [],
      de: [
        'Neunzig Stimmen aus der ganzen Region, seit 1949 mit dem Orchester verbunden. Geprobt wird dienstags; neue Bässe werden nicht gefragt, ob sie Noten lesen.',
      ],
      en: [
        'Ninety voices from all over the region, tied to the orchestra since 1949. Rehearsals are on Tuesdays; new basses are not asked whether they read music.',
      ],
    },
  ),
]
