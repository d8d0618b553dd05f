import { list, sameInBoth, t } from '#server/seed/content/text.ts'
import { faqItem, faqList, headline, image, link, page, table, text } from './parts.ts'
import type { PageSeed } from './types.ts'

export const schoolLessonPages: PageSeed[] = [
  page({
    key: 'gebuehren',
    parent_id: 'unterricht',
    slug: t('gebuehren', 'fees'),
    title: t('Gebühren', 'Fees'),
    headline: t('Was Unterricht kostet', 'What lessons cost'),
    meta_description: t('Gebühren und Ermäßigungen der Musikschule.', 'Fees and reductions of the music school.'),
    in_menu: true,
    sections: [
      {
        layout: 3,
        columns: [
          [
            table(
              t('Gebühren im Monat', 'Fees per month'),
              [
                ['Unterricht', '30 Minuten', '45 Minuten'],
                ['Frühe Musik', '24 €', '28 €'],
                ['Einzelunterricht', '79 €', '112 €'],
                ['Unterricht zu zweit', '', '62 €'],
                ['Kinderensembles', '', '12 €'],
                ['Jugendensembles', '', '16 €'],
              ],
              [
                ['Lessons', '30 minutes', '45 minutes'],
                ['Early years', '€24', '€28'],
                ['Individual lessons', '€79', '€112'],
                ['Lessons in pairs', '', '€62'],
                ['Children’s ensembles', '', '€12'],
                ['Youth ensembles', '', '€16'],
              ],
            ),
          ],
          [
            headline(t('Weniger zahlen', 'Pay less'), { headline_level: 3 }),
            text(
              [
                list([
                  'Geschwister ab dem zweiten Kind: 30 %',
                  'Familienpass: 50 %',
                  'Zweites Instrument: 20 %',
                  'Mangelinstrumente Oboe, Fagott, Horn und Viola: erstes Jahr 40 %',
                ]),
              ],
              [
                list([
                  'Siblings from the second child: 30%',
                  'Family pass: 50%',
                  'Second instrument: 20%',
                  'Rare instruments (oboe, bassoon, horn, viola): 40% in the first year',
                ]),
              ],
            ),
          ],
        ],
      },
      {
        layout: 0,
        columns: [
          [
            {
              ...faqList('gebuehren-fragen', [
                faqItem(
                  t('Zahle ich in den Ferien?', 'Do I pay during the holidays?'),
                  [
                    'Ja, die Gebühr ist ein Jahrespreis in zwölf gleichen Teilen. Auf ein Jahr kommen 36 Unterrichtswochen.',
                  ],
                  ['Yes, the fee is an annual price in twelve equal parts. A year has 36 teaching weeks.'],
                ),
                faqItem(
                  t('Was ist, wenn die Lehrkraft krank ist?', 'What if the teacher is ill?'),
                  ['Ab der dritten ausgefallenen Stunde im Jahr erstatten wir von selbst.'],
                  ['From the third cancelled lesson in a year we refund you without being asked.'],
                ),
                faqItem(
                  t('Gibt es Stipendien?', 'Are there scholarships?'),
                  ['Der Kreis der Freunde vergibt jedes Jahr zwanzig. Ein Gespräch mit der Schulleitung genügt.'],
                  ['The Friends award twenty every year. A conversation with the head of school is enough.'],
                ),
              ]),
              source: 'back_office' as const,
              category: 'Unterricht' as const,
            },
          ],
        ],
      },
    ],
  }),
  page({
    key: 'anmeldung',
    parent_id: 'unterricht',
    slug: t('anmeldung', 'registration'),
    title: t('Anmeldung', 'Registration'),
    headline: t('In drei Schritten zur ersten Stunde', 'Three steps to the first lesson'),
    meta_description: t(
      'So melden Sie sich oder Ihr Kind an der Musikschule an.',
      'How to register yourself or your child at the music school.',
    ),
    in_menu: true,
    in_secondary: true,
    sections: [
      {
        layout: 4,
        columns: [
          [
            headline(t('1. Fragen', '1. Ask'), { headline_level: 3 }),
            text(
              [
                'Ines Quadt berät Sie unter <a href="tel:+498999998121">+49 89 99998 121</a> und findet die passende Lehrkraft.',
              ],
              [
                'Ines Quadt advises you on <a href="tel:+498999998121">+49 89 99998 121</a> and finds the right teacher.',
              ],
            ),
          ],
          [
            headline(t('2. Schnuppern', '2. Try'), { headline_level: 3 }),
            text(
              ['Zwei Stunden sind frei, auch auf zwei verschiedenen Instrumenten.'],
              ['Two lessons are free, on two different instruments if you like.'],
            ),
          ],
          [
            headline(t('3. Anfangen', '3. Begin'), { headline_level: 3 }),
            text(
              ['Sie schicken das Formular, wir den Stundenplan. Ein Einstieg ist zu jedem Monat möglich.'],
              ['You send the form, we send the timetable. You can start in any month.'],
            ),
          ],
        ],
      },
      {
        layout: 0,
        columns: [
          [link(t('Anmeldung per E-Mail', 'Register by e-mail'), 'mailto:musikschule@suedwestphilharmonie.example')],
        ],
      },
    ],
  }),
  page({
    key: 'instrumentenverleih',
    parent_id: 'unterricht',
    slug: t('instrumentenverleih', 'instrument-hire'),
    title: t('Instrumentenverleih', 'Instrument hire'),
    headline: t('Erst leihen, dann lieben', 'Borrow first, love later'),
    meta_description: t('86 Leihinstrumente ab 8 Euro im Monat.', '86 instruments to hire from 8 euros a month.'),
    in_menu: true,
    sections: [
      {
        layout: 2,
        columns: [
          [image('vertical', 'page-verleih-regal', t('Das Regal im Färberhaus', 'The shelf in the Dyers’ House'))],
          [
            headline(t('86 Instrumente suchen Hände', '86 instruments seek hands')),
            text(
              [
                'Leihinstrumente kosten zwischen 8 und 18 Euro im Monat, Versicherung, Saiten und Wartung inbegriffen. Nach zwei Jahren wird das Kind zu groß oder die Liebe zu fest; dann helfen wir beim Kauf.',
                list([
                  'Geige, Bratsche, Cello in allen Größen',
                  'Oboe und Fagott für kleine Hände',
                  'Horn, Trompete, Posaune, Tuba',
                  'Akkordeon und Hakenharfe',
                ]),
              ],
              [
                'Instruments cost between 8 and 18 euros a month, including insurance, strings and servicing. After two years the child grows too tall or the love too strong; then we help you buy.',
                list([
                  'Violin, viola, cello in all sizes',
                  'Oboe and bassoon for small hands',
                  'Horn, trumpet, trombone, tuba',
                  'Accordion and lever harp',
                ]),
              ],
            ),
            link(t('Instrument anfragen', 'Ask for an instrument'), 'page:kontakt'),
          ],
        ],
      },
    ],
  }),
  page({
    key: 'ensembles',
    parent_id: 'musikschule',
    content_type: 'ensembles',
    title: sameInBoth('Ensembles'),
    headline: t('Zusammen klingt besser', 'Together sounds better'),
    meta_description: t(
      'Orchester, Chöre, Bands und Consorts der Musikschule.',
      'Orchestras, choirs, bands and consorts of the music school.',
    ),
    in_menu: true,
    sections: [
      {
        layout: 5,
        columns: [
          [image('vertical', 'page-ensembles-links', t('Erste Stimme', 'First part'))],
          [
            headline(t('Hören Sie hinein', 'Listen in'), { headline_level: 3 }),
            { kind: 'audio', embed: 'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293' },
          ],
          [image('vertical', 'page-ensembles-rechts', t('Zweite Stimme', 'Second part'))],
        ],
      },
    ],
  }),
  page({
    key: 'lehrkraefte',
    parent_id: 'musikschule',
    content_type: 'persons',
    variant: 'school',
    slug: t('lehrkraefte', 'teachers'),
    title: t('Lehrkräfte', 'Teachers'),
    headline: t('Wer unterrichtet', 'Who teaches'),
    meta_description: t('Die Lehrerinnen und Lehrer der Musikschule.', 'The teachers of the music school.'),
    in_menu: true,
  }),
]
