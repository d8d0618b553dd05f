import { list, rich, t } from '#server/seed/content/text.ts'
import type { NewsSeed } from './types.ts'

export const schoolNews: NewsSeed[] = [
  {
    key: 'wettbewerb',
    title: t('Neun Preise, ein Unentschieden', 'Nine prizes and a draw'),
    slug: t('neun-preise-ein-unentschieden', 'nine-prizes-and-a-draw'),
    intro: t(
      'Beim Regionalwettbewerb holten Schülerinnen und Schüler der Musikschule neun erste Preise. Zwei davon punktgleich gegeneinander.',
      'Pupils of the music school won nine first prizes at the regional competition, two of them tied against each other.',
    ),
    body: rich(
      [
        'Sechsundzwanzig Kinder und Jugendliche sind angetreten, alle kamen mit einer Urkunde zurück und die meisten mit einer Geschichte.',
        'Erste Preise mit Weiterleitung gingen unter anderem an:',
        list([
          'das Holzbläsertrio „Rohrspatzen“',
          'Mila Kappes, Violoncello',
          'das Gitarrenduo Ben und Jonte Wolff',
          'Leyla Aksoy, Klavier',
        ]),
        'Im Preisträgerkonzert in der Alten Weberei sind sie alle noch einmal zu hören. Der Eintritt ist frei.',
      ],
      [
        'Twenty-six children and teenagers took part; all came back with a certificate and most with a story.',
        'First prizes with a place in the next round went to, among others:',
        list([
          'the woodwind trio “Rohrspatzen”',
          'Mila Kappes, cello',
          'the guitar duo Ben and Jonte Wolff',
          'Leyla Aksoy, piano',
        ]),
        'They can all be heard again at the winners’ concert in the Old Weaving Mill. Admission is free.',
      ],
    ),
    dayOffset: -5,
    category_id: 'musikschule',
    on_home: true,
  },
  {
    key: 'schnupperwoche',
    title: t('Schnupperwoche: 20 Instrumente, kein Formular', 'Taster week: 20 instruments, no form'),
    slug: t('schnupperwoche', 'taster-week'),
    intro: t(
      'Eine Woche lang stehen alle Türen der Musikschule offen. Zuhören, ausprobieren, wiederkommen.',
      'For one week every door of the music school is open. Listen, try out, come back.',
    ),
    body: rich(
      [
        'Von Montag bis Freitag, 14 bis 18 Uhr, darf man in jede Stunde hineingehen. Wer anklopft, bekommt einen Stuhl; wer fragt, ein Instrument.',
        'Am Freitag um 16 Uhr spielt das Lehrerkollegium im Treppenhaus, auf jeder Etage eine andere Gruppe, und wer in der Mitte steht, hört alles zugleich.',
        'Beraten lassen kann man sich bei Ines Quadt und bei einem Stück Kuchen vom Förderverein.',
      ],
      [
        'From Monday to Friday, 2 to 6 pm, you may walk into any lesson. Those who knock get a chair; those who ask get an instrument.',
        'On Friday at 4 pm the teachers play in the stairwell, a different group on every floor, and whoever stands in the middle hears everything at once.',
        'Advice is available from Ines Quadt and over a slice of the Friends’ cake.',
      ],
    ),
    dayOffset: -10,
    category_id: 'mitmachen',
    on_home: true,
  },
  {
    key: 'spulenklang',
    title: t('Ein Instrument aus 312 Garnspulen', 'An instrument made from 312 bobbins'),
    slug: t('ein-instrument-aus-garnspulen', 'an-instrument-made-from-bobbins'),
    intro: t(
      'Die Schlagzeugklasse hat aus Fundstücken vom Dachboden ein begehbares Klangspiel gebaut.',
      'The percussion class has built a walk-through sound sculpture from finds in the attic.',
    ),
    body: rich(
      [
        'Beim Aufräumen fanden sich 312 Holzspulen aus den Zwanzigerjahren. Oskar Lindemaier schnitt sie mit seiner Klasse auf Länge, bis aus Spulen Töne wurden: dreieinhalb Oktaven, Ahorn und Birne.',
        'Nun hängt das „Spulophon“ im Foyer und darf mit allen Schlägeln gespielt werden, die danebenliegen.',
        'Den ersten Auftrag hat es schon: Für das Saisonfest schreibt die Kompositionsklasse ein Stück für Spulophon und Orchester.',
      ],
      [
        'While clearing the attic, 312 wooden bobbins from the nineteen-twenties came to light. Oskar Lindemaier and his class cut them to length until bobbins became notes: three and a half octaves, maple and pear.',
        'The “Spulophone” now hangs in the foyer and may be played with any of the mallets beside it.',
        'It already has its first commission: for the season party the composition class is writing a piece for Spulophone and orchestra.',
      ],
    ),
    dayOffset: -21,
    category_id: 'musikschule',
    on_home: false,
  },
  {
    key: 'patenpult',
    title: t('Ein Pult, zwei Paten', 'One desk, two godparents'),
    slug: t('ein-pult-zwei-paten', 'one-desk-two-godparents'),
    intro: t(
      'Im neuen Jahrgang begleiten zwölf Orchestermitglieder je ein Kind aus der Musikschule ein Jahr lang.',
      'In the new year twelve members of the orchestra will each accompany one child from the music school.',
    ),
    body: rich(
      [
        'Sie proben einmal im Monat gemeinsam, sitzen in einer Generalprobe am selben Pult und schreiben sich Postkarten von unterwegs: Das Programm „Patenpult“ geht in sein sechstes Jahr.',
        'Mitmachen können Kinder ab zehn, die seit mindestens zwei Jahren Unterricht haben. Es zählt die Neugier, nicht das Können.',
        'Bewerbung mit einem Brief oder einer Tonaufnahme an <a href="person:nuray-demirkan">Nuray Demirkan</a>.',
      ],
      [
        'They rehearse together once a month, share a desk at a dress rehearsal and send each other postcards from the road: the “Godparent Desk” scheme is entering its sixth year.',
        'It is open to children from ten who have had lessons for at least two years. Curiosity counts, not ability.',
        'Apply with a letter or a recording to <a href="person:nuray-demirkan">Nuray Demirkan</a>.',
      ],
    ),
    dayOffset: -40,
    category_id: 'mitmachen',
    on_home: false,
  },
  {
    key: 'neckarlauf-standort',
    title: t('Mehr Unterricht in Neckarlauf', 'More lessons in Neckarlauf'),
    slug: t('mehr-unterricht-in-neckarlauf', 'more-lessons-in-neckarlauf'),
    intro: t(
      'Die Uferschule stellt der Musikschule fünf Räume zur Verfügung, nachmittags und mit Blick auf den Fluss.',
      'The Riverside School is giving the music school five rooms, in the afternoons and with a view of the river.',
    ),
    body: rich(
      [
        'Bisher fuhren 140 Kinder aus Neckarlauf nach Hohenwang. Künftig fahren sieben Lehrkräfte in die andere Richtung.',
        'Angeboten werden Oboe, Klarinette, Violine, Trompete und Horn, Klavier, Gitarre und die Klangforscher. Ein Raum ist rund um die Uhr zum Üben offen.',
        'Die Stadt Neckarlauf trägt die Miete, der Förderverein hat zwei Klaviere gestiftet.',
      ],
      [
        'Until now 140 children travelled from Neckarlauf to Hohenwang. From now on seven teachers will travel the other way.',
        'Lessons are offered in oboe, clarinet, violin, trumpet and horn, piano, guitar and Sound Explorers. One room is open for practice around the clock.',
        'The town of Neckarlauf pays the rent, and the Friends have donated two pianos.',
      ],
    ),
    dayOffset: -49,
    category_id: 'musikschule',
    on_home: false,
  },
  {
    key: 'leihinstrumente',
    title: t('Wer hat noch ein Cello auf dem Dachboden?', 'Who still has a cello in the attic?'),
    slug: t('cello-auf-dem-dachboden', 'cello-in-the-attic'),
    intro: t(
      'Für die Streicherklassen sucht die Musikschule Instrumente. Repariert wird in der eigenen Werkstatt.',
      'The music school is looking for instruments for its string classes. Repairs are done in our own workshop.',
    ),
    body: rich(
      [
        '86 Instrumente verleiht die Schule, 31 Kinder stehen auf der Warteliste. Gesucht werden vor allem kleine Celli, Bratschen und Oboen.',
        'Der Zustand spielt fast keine Rolle: Zwei Geigenbauer im Ruhestand kommen jeden Dienstag in das Färberhaus und leimen, was zu leimen ist.',
        'Wer stiftet, bekommt eine Einladung zum ersten Vorspiel auf dem geretteten Instrument, und eine Spendenbescheinigung.',
      ],
      [
        'The school lends 86 instruments, and 31 children are on the waiting list. Small cellos, violas and oboes are needed most.',
        'Their condition hardly matters: two retired violin makers come to the Dyers’ House every Tuesday and glue whatever can be glued.',
        'Donors receive an invitation to the first performance on the rescued instrument, and a receipt for the tax office.',
      ],
    ),
    dayOffset: -66,
    category_id: 'mitmachen',
    on_home: false,
  },
  {
    key: 'walter-haegele-31',
    title: t('31 Jahre, ein verlorener Notenständer', '31 years, one lost music stand'),
    slug: t('31-jahre-ein-notenstaender', '31-years-one-music-stand'),
    intro: t(
      'Orchesterwart Walter Hägele feiert Dienstjubiläum. Ein Gespräch über Stühle, Schnee und Schlagzeug.',
      'Stage manager Walter Hägele celebrates an anniversary. A conversation about chairs, snow and percussion.',
    ),
    body: rich(
      [
        '„Ein Orchester ist zuerst einmal schwer“, sagt Walter Hägele. 3,4 Tonnen bewegt er zu jedem Gastspiel, in einer Reihenfolge, die nur er kennt: die Pauken zuletzt hinein, weil sie zuerst hinausmüssen.',
        'Im Winter 2006 blieb der Lastwagen im Schnee stecken. Die Talbronner kamen mit Schlitten. „Wir haben Brahms mit zwanzig Minuten Verspätung gespielt und zwölf Schlitten.“',
        'Den einen Notenständer, der ihm fehlt, vermutet er in Marbruck. Hinweise nimmt das Orchesterbüro entgegen.',
      ],
      [
        '“An orchestra is above all heavy,” says Walter Hägele. He moves 3.4 tonnes to every concert away, in an order that only he knows: timpani in last, because they have to come out first.',
        'In the winter of 2006 the lorry got stuck in the snow. The people of Talbronn came with sledges. “We played Brahms twenty minutes late and with twelve sledges.”',
        'The one music stand he is missing he suspects to be in Marbruck. The orchestra office welcomes information.',
      ],
    ),
    dayOffset: -80,
    category_id: 'haus',
    on_home: false,
  },
]
