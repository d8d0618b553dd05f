import { list, t } from '#server/seed/content/text.ts'
import { fullteaser, headline, image, imageItem, link, NONE, page, quote, text } from './parts.ts'
import type { PageSeed } from './types.ts'

export const outreachPages: PageSeed[] = [
  page({
    key: 'vermittlung',
    variant: 'orchestra',
    slug: t('vermittlung', 'education'),
    title: t('Vermittlung', 'Education'),
    headline: t('Dazwischensitzen erlaubt', 'Sitting in is allowed'),
    meta_description: t(
      'Öffentliche Proben, Patenpulte und Konzerte zum Mitmachen.',
      'Open rehearsals, godparent desks and concerts to join in.',
    ),
    in_menu: true,
    sections: [
      {
        layout: 0,
        columns: [
          [
            fullteaser({
              image: 'page-vermittlung-probe',
              extra_class: 'img-right',
              link: 'person:nuray-demirkan',
              link_text: t('Nuray Demirkan schreiben', 'Write to Nuray Demirkan'),
              preline: t('Jeden zweiten Dienstag, 10 Uhr', 'Every other Tuesday, 10 am'),
              headline: t('Öffentliche Probe', 'Open rehearsal'),
              subline: t('Alte Weberei, Eintritt frei', 'Old Weaving Mill, free admission'),
              text: t(
                'Vierzig Stühle stehen zwischen den Pulten. Wer neben der Bassposaune sitzt, vergisst es nicht. Für Gruppen ab fünf bitte anmelden.',
                'Forty chairs stand between the desks. Nobody who has sat beside the bass trombone forgets it. Groups of five or more, please book.',
              ),
            }),
          ],
        ],
      },
      {
        layout: 0,
        columns: [
          [
            headline(t('Zum Hineinsehen', 'Have a look'), { headline_level: 3, color: 'petrol' }),
            {
              kind: 'videolist',
              children: [
                {
                  kind: 'videoitem',
                  video_url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
                  image: 'page-vermittlung-video-oboe',
                  length: '2:10',
                  title: t('Wie baut man ein Oboenrohr?', 'How do you make an oboe reed?'),
                  content: t(
                    'Amélie Garnier mit Messer, Faden und Geduld.',
                    'Amélie Garnier with knife, thread and patience.',
                  ),
                },
                {
                  kind: 'videoitem',
                  video_url: 'https://vimeo.com/1084537',
                  image: 'page-vermittlung-video-pauke',
                  length: '1:35',
                  title: t('Die Pauke zieht um', 'The timpani move house'),
                  content: t(
                    'Walter Hägele lädt in 25 Minuten ein Orchester ein.',
                    'Walter Hägele loads an orchestra in 25 minutes.',
                  ),
                },
                {
                  kind: 'videoitem',
                  video_url: 'https://youtu.be/R6MlUcmOul8',
                  image: 'page-vermittlung-video-kinder',
                  length: '4:02',
                  title: t('Klangforscher unterwegs', 'Sound Explorers out and about'),
                  content: t(
                    'Eine Treppe in Neckarlauf wird zum Instrument.',
                    'A staircase in Neckarlauf becomes an instrument.',
                  ),
                },
              ],
            },
          ],
        ],
      },
    ],
  }),
  page({
    key: 'schulen',
    parent_id: 'vermittlung',
    slug: t('schulen-und-kitas', 'schools-and-kindergartens'),
    title: t('Schulen & Kitas', 'Schools & kindergartens'),
    headline: t('Das Orchester kommt in die Klasse', 'The orchestra comes to class'),
    meta_description: t(
      'Angebote für Schulen und Kindertagesstätten in den sechs Städten.',
      'Offers for schools and kindergartens in the six towns.',
    ),
    in_menu: true,
    sections: [
      {
        layout: 3,
        columns: [
          [
            headline(t('Für Grundschulen und Kitas', 'For primary schools and kindergartens'), { headline_level: 3 }),
            text(
              [
                'Ein Bollerwagen, zwölf Instrumente, zwei Musiker: 45 Minuten im Stuhlkreis, kostenfrei für alle Einrichtungen in den sechs Städten.',
              ],
              [
                'A handcart, twelve instruments, two musicians: 45 minutes in a circle of chairs, free for every school and kindergarten in the six towns.',
              ],
            ),
            image(
              'horizontal',
              'page-schulen-bollerwagen',
              t('Zwölf Instrumente auf vier Rädern', 'Twelve instruments on four wheels'),
            ),
          ],
          [
            headline(t('Für weiterführende Schulen', 'For secondary schools'), { headline_level: 3 }),
            text(
              [
                'Probenbesuch mit Vorbereitung, Partiturwerkstatt mit dem Chefdirigenten, Berufspraktikum hinter der Bühne.',
              ],
              [
                'Rehearsal visits with preparation, score workshops with the Chief Conductor, work experience backstage.',
              ],
            ),
            image(
              'normal',
              'page-schulen-partitur',
              t('Partiturwerkstatt: eine Seite Schubert', 'Score workshop: one page of Schubert'),
            ),
          ],
        ],
      },
    ],
  }),
  page({
    key: 'aktuelles',
    content_type: 'news',
    variant: 'orchestra',
    title: t('Aktuelles', 'News'),
    headline: t('Aus dem Haus', 'From the house'),
    meta_description: t('Neues von Orchester und Musikschule.', 'News from the orchestra and the music school.'),
    in_menu: true,
  }),
  page({
    key: 'presse',
    parent_id: 'aktuelles',
    content_type: 'press',
    title: t('Presse', 'Press'),
    headline: t('Für Redaktionen', 'For the press'),
    meta_description: t(
      'Pressebilder, Saisonheft und Ansprechpartner.',
      'Press pictures, season brochure and contacts.',
    ),
    in_menu: true,
    in_secondary: true,
    in_footer: true,
    sections: [
      {
        layout: 1,
        columns: [
          [
            headline(t('Saisonheft zum Blättern', 'Browse the season brochure')),
            { kind: 'viewer', embed: 'https://e.issuu.com/embed.html?d=saisonheft&u=suedwestphilharmonie' },
          ],
          [
            headline(t('Kontakt', 'Contact'), { headline_level: 3 }),
            text(
              [
                'Philipp Roth-Gessler<br><a href="tel:+498999998115">+49 89 99998 115</a><br><a href="mailto:presse@suedwestphilharmonie.example">presse@suedwestphilharmonie.example</a>',
                'Pressekarten bitte bis zwei Tage vor dem Konzert bestellen.',
              ],
              [
                'Philipp Roth-Gessler<br><a href="tel:+498999998115">+49 89 99998 115</a><br><a href="mailto:presse@suedwestphilharmonie.example">presse@suedwestphilharmonie.example</a>',
                'Please order press tickets at least two days before the concert.',
              ],
            ),
          ],
        ],
      },
      {
        layout: 0,
        columns: [
          [
            headline(t('Plakate zum Abdruck', 'Posters for reproduction'), { headline_level: 3 }),
            {
              kind: 'imagelist',
              children: [
                imageItem(
                  'page-presse-plakat-1',
                  t('Saisonplakat Nacht', 'Season poster, night'),
                  t('Abdruck frei bei Nennung des Orchesters', 'Free to print, please credit the orchestra'),
                ),
                imageItem(
                  'page-presse-plakat-2',
                  t('Saisonplakat Tag', 'Season poster, day'),
                  t('Abdruck frei bei Nennung des Orchesters', 'Free to print, please credit the orchestra'),
                ),
                imageItem(
                  'page-presse-plakat-3',
                  t('Saisonplakat Land', 'Season poster, country'),
                  t('Abdruck frei bei Nennung des Orchesters', 'Free to print, please credit the orchestra'),
                ),
              ],
            },
            { kind: 'socialmedia', embed: 'https://www.instagram.com/p/C0suedwest1/embed' },
          ],
        ],
      },
    ],
  }),
  page({
    key: 'freunde',
    parent_id: 'orchester',
    slug: t('freunde', 'friends'),
    title: t('Freunde', 'Friends'),
    headline: t('Die Kettfäden', 'The warp threads'),
    meta_description: t(
      'Der Kreis der Freunde der Südwestphilharmonie und ihrer Musikschule.',
      'The circle of Friends of the Südwestphilharmonie and its music school.',
    ),
    in_menu: true,
    in_secondary: true,
    sections: [
      {
        layout: 3,
        columns: [
          [
            headline(t('Was die Kette hält', 'What the warp holds'), {
              subline: t('Kreis der Freunde e. V.', 'The circle of Friends'),
            }),
            text(
              [
                'Im letzten Jahr haben 834 Freundinnen und Freunde ermöglicht:',
                list([
                  '19 Leihinstrumente',
                  '2.300 Freikarten für Menschen mit kleinem Geldbeutel',
                  '41 Busfahrten für Schulklassen',
                ]),
              ],
              [
                'Last year 834 Friends made possible:',
                list([
                  '19 instruments for hire',
                  '2,300 free tickets for people of modest means',
                  '41 coach trips for school classes',
                ]),
              ],
            ),
            link(t('Mitglied werden', 'Become a member'), 'mailto:freunde@suedwestphilharmonie.example'),
          ],
          [
            quote(
              t(
                'Ich habe fünf Euro im Monat und dafür 62 Leute zum Abendessen.',
                'For five euros a month I have 62 people to dinner.',
              ),
              t('Hedwig Stoll, Mitglied seit 1991', 'Hedwig Stoll, member since 1991'),
            ),
            image('horizontal', 'page-freunde-kette', t('Kette und Schuss', 'Warp and weft')),
          ],
        ],
      },
    ],
  }),
  page({
    key: 'stauwehr',
    parent_id: 'vermittlung',
    slug: t('sommer-am-stauwehr', 'summer-by-the-weir'),
    title: t('Sommer am Stauwehr', 'Summer by the weir'),
    headline: t('Drei Nächte am Wasser', 'Three nights by the water'),
    meta_description: t('Das neue Freiluftfestival, in Vorbereitung.', 'The new open-air festival, in preparation.'),
    in_menu: true,
    is_online: false,
    sections: [
      {
        layout: 0,
        columns: [
          [
            headline(t('Programm folgt', 'Programme to follow'), { preline: NONE }),
            text(
              ['Die Genehmigung der Wasserbehörde steht noch aus.'],
              ['The permit from the water authority is still pending.'],
            ),
          ],
        ],
      },
    ],
  }),
]
