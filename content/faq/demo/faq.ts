import { rich, t } from '#server/seed/content/text.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type faqEntry from '../fields.ts'

export const faq: DemoRecord<typeof faqEntry>[] = [
  {
    key: 'abendkasse',
    category: 'Konzertbesuch',
    question: t('Wann öffnet die Abendkasse?', 'When does the box office open?'),
    answer: rich(
      [
        'Eine Stunde vor Beginn, an allen sechs Spielorten. Ermäßigte Restkarten gibt es ab fünfzehn Minuten vorher für 9 Euro.',
      ],
      [
        'One hour before the start, at all six venues. Remaining tickets are sold at 9 euros from fifteen minutes before.',
      ],
    ),
  },
  {
    key: 'zu-spaet',
    category: 'Konzertbesuch',
    question: t('Was ist, wenn ich zu spät komme?', 'What if I am late?'),
    answer: rich(
      [
        'Wir bringen Sie nach dem ersten Stück leise auf einen freien Platz. Bis dahin hören Sie im Foyer über Lautsprecher mit.',
      ],
      [
        'After the first piece we will quietly take you to a free seat. Until then you can listen in the foyer over loudspeakers.',
      ],
    ),
  },
  {
    key: 'klatschen',
    category: 'Konzertbesuch',
    question: t('Darf ich zwischen den Sätzen klatschen?', 'May I clap between movements?'),
    answer: rich(
      ['Ja. Mozart hätte sich gewundert, wenn nicht. Viele genießen auch die Stille; beides ist richtig.'],
      ['Yes. Mozart would have been puzzled if you did not. Many enjoy the silence too; both are right.'],
    ),
  },
  {
    key: 'kleidung',
    category: 'Konzertbesuch',
    question: t('Was soll ich anziehen?', 'What should I wear?'),
    answer: rich(
      ['Was Sie mögen. Nur in St. Veit empfehlen wir etwas Warmes.'],
      ['Whatever you like. Only at St. Veit do we recommend something warm.'],
    ),
  },
  {
    key: 'abo-tauschen',
    category: 'Konzertbesuch',
    question: t('Kann ich meinen Abotermin tauschen?', 'Can I exchange my subscription date?'),
    answer: rich(
      [
        'Bis zum Vortag um 18 Uhr, kostenlos und so oft Sie wollen, gegen dasselbe Programm in einer anderen Stadt. Ein Anruf im <a href="page:kontakt">Kartenbüro</a> genügt.',
      ],
      [
        'Until 6 pm the day before, free of charge and as often as you like, for the same programme in another town. A call to the <a href="page:kontakt">box office</a> is enough.',
      ],
    ),
  },
  {
    key: 'kinder',
    category: 'Konzertbesuch',
    question: t('Ab welchem Alter dürfen Kinder ins Konzert?', 'From what age may children attend?'),
    answer: rich(
      [
        'Familienkonzerte nennen ein Alter. In allen anderen gilt: Wer eine halbe Stunde still sitzen kann, ist willkommen, und Plätze am Gang halten wir gern frei.',
      ],
      [
        'Family concerts state an age. For all others: anyone who can sit still for half an hour is welcome, and we gladly keep aisle seats free.',
      ],
    ),
  },
  {
    key: 'schnupperstunde',
    category: 'Unterricht',
    question: t('Kostet die Schnupperstunde etwas?', 'Is there a charge for the taster lesson?'),
    answer: rich(
      ['Nein, zwei Schnupperstunden sind frei, auch auf zwei verschiedenen Instrumenten.'],
      ['No, two taster lessons are free, on two different instruments if you like.'],
    ),
  },
  {
    key: 'sozialermaessigung',
    category: 'Unterricht',
    question: t('Gibt es Ermäßigungen für Unterricht?', 'Are there reductions for lessons?'),
    answer: rich(
      [
        'Geschwister zahlen ab dem zweiten Kind 30 Prozent weniger. Mit dem Familienpass der sechs Städte halbiert sich das Entgelt.',
        'Reicht das nicht, sprechen Sie vertraulich mit <a href="person:katrin-soell">Katrin Söll</a>: Am Geld soll es nicht liegen.',
      ],
      [
        'From the second child, siblings pay 30 per cent less. The family pass of the six towns halves the fee.',
        'If that is not enough, speak in confidence to <a href="person:katrin-soell">Katrin Söll</a>: money should not be the reason.',
      ],
    ),
  },
]
