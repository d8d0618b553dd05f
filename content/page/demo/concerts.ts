import type { PageSeed } from '#server/seed/content/page-types.ts'
import { list, t } from '#server/seed/content/text.ts'
import { faqItem, faqList, fullteaser, headline, link, NONE, page, quote, teaserlist, text } from './parts.ts'

export const concertPages: PageSeed[] = [
  page({
    key: 'home',
    content_type: 'home',
    variant: 'orchestra',
    title: t('Südwestphilharmonie und Musikschule', 'Südwestphilharmonie and Music School'),
    headline: t('Sechs Städte, ein Orchester', 'Six towns, one orchestra'),
    meta_description: t(
      'Konzerte, Karten und Musikunterricht in Hohenwang, Neckarlauf, Talbronn, Marbruck, Weilerstett und Stettbach.',
      'Concerts, tickets and music lessons in Hohenwang, Neckarlauf, Talbronn, Marbruck, Weilerstett and Stettbach.',
    ),
    sections: [
      {
        slug: 'home-haus',
        layout: 0,
        columns: [
          [
            fullteaser({
              image: 'page-home-weberei',
              link: 'page:geschichte',
              link_text: t('Unsere Geschichte', 'Our history'),
              preline: t('Ein Haus aus Fäden', 'A house of threads'),
              headline: t('Wo Webstühle standen', 'Where looms once stood'),
              subline: t('Alte Weberei Hohenwang', 'Old Weaving Mill, Hohenwang'),
              text: t(
                '1924 gründeten Weberinnen und Weber ein Orchester, um nach der Schicht etwas anderes zu hören als Maschinen. Heute spielt es in ihrer Fabrikhalle, und nebenan lernen 1.140 Kinder und Erwachsene.',
                'In 1924 the weavers founded an orchestra to hear something other than machines after their shift. Today it plays in their factory hall, and next door 1,140 children and adults are learning.',
              ),
            }),
          ],
        ],
      },
    ],
  }),
  page({
    key: 'konzerte',
    content_type: 'link',
    variant: 'orchestra',
    link: t('/de#konzerte', '/en#konzerte'),
    title: t('Konzerte', 'Concerts'),
    headline: t('Konzerte', 'Concerts'),
    meta_description: t('Alle Konzerte der Saison.', 'All concerts of the season.'),
    in_menu: true,
  }),
  page({
    key: 'saison',
    content_type: 'seasons',
    variant: 'orchestra',
    slug: t('saison', 'season'),
    title: t('Saison', 'Season'),
    headline: t('Saison für Saison', 'Season by season'),
    meta_description: t(
      'Jede Saison auf einer Seite: alle Konzerte mit Werken, Mitwirkenden und Orten, auch die der vergangenen Jahre.',
      'Every season on one page: all concerts with works, performers and places, those of past years too.',
    ),
  }),
  page({
    key: 'saison-link',
    content_type: 'link',
    parentKey: 'konzerte',
    link: t('/de/saison', '/en/season'),
    title: t('Saison im Überblick', 'Season at a glance'),
    headline: t('Saison im Überblick', 'Season at a glance'),
    meta_description: t('Alle Konzerte einer Saison.', 'All concerts of a season.'),
    in_menu: true,
  }),
  page({
    key: 'abonnements',
    parentKey: 'konzerte',
    slug: t('abonnements', 'subscriptions'),
    title: t('Abonnements', 'Subscriptions'),
    headline: t('Ihr Platz, Ihr Abend', 'Your seat, your evening'),
    meta_description: t(
      'Sechs Abonnements der Südwestphilharmonie: bis zu 35 Prozent günstiger und zwischen den Städten tauschbar.',
      'Six subscriptions with the Südwestphilharmonie: up to 35 per cent cheaper and exchangeable between towns.',
    ),
    in_menu: true,
    sections: [
      {
        layout: 0,
        columns: [
          [
            headline(t('Sechs Abonnements', 'Six subscriptions'), {
              preline: t('Saisonkarten', 'Season tickets'),
              subline: t(
                'Mit dem Abo sitzen Sie fest und bleiben beweglich',
                'A fixed seat that leaves you free to move',
              ),
            }),
            text(
              [
                'Alle Abonnements lassen sich bis zum Vortag kostenlos gegen dasselbe Programm in einer anderen Stadt tauschen. Bus und Bahn sind inbegriffen.',
              ],
              [
                'All subscriptions may be exchanged free of charge, until the day before, for the same programme in another town. Bus and train are included.',
              ],
            ),
          ],
        ],
      },
      {
        layout: 4,
        columns: [
          [
            headline(t('Großes Abo', 'Grand Subscription'), { headline_level: 3 }),
            text(
              [
                'Fünf Sinfonie- und zwei Chorkonzerte in Hohenwang und Talbronn.',
                list(['Kategorie A: 214 €', 'Kategorie B: 168 €', 'Kategorie C: 119 €']),
              ],
              [
                'Five symphony and two choral concerts in Hohenwang and Talbronn.',
                list(['Category A: €214', 'Category B: €168', 'Category C: €119']),
              ],
            ),
          ],
          [
            headline(t('Kammermusik-Abo', 'Chamber Music Subscription'), { headline_level: 3 }),
            text(
              ['Vier Kammerkonzerte, freie Wahl des Ortes.', list(['Vollpreis: 78 €', 'Ermäßigt: 46 €'])],
              ['Four chamber concerts, in the venue of your choice.', list(['Full price: €78', 'Reduced: €46'])],
            ),
          ],
          [
            headline(t('Familien- und Junges Abo', 'Family and Young Subscriptions'), { headline_level: 3 }),
            text(
              [
                'Drei Familienkonzerte für zwei Große und alle eigenen Kinder, oder fünf Konzerte für alle bis 27.',
                list(['Familie: 66 €', 'Junges Abo: 35 €']),
              ],
              [
                'Three family concerts for two adults and all their children, or five concerts for anyone up to 27.',
                list(['Family: €66', 'Young Subscription: €35']),
              ],
            ),
          ],
        ],
      },
      {
        layout: 0,
        columns: [[link(t('Abo bestellen', 'Order a subscription'), 'https://tickets.example/swp/abo')]],
      },
    ],
  }),
  page({
    key: 'karten',
    parentKey: 'konzerte',
    slug: t('karten-und-besuch', 'tickets-and-visit'),
    title: t('Karten & Besuch', 'Tickets & visit'),
    headline: t('Karten und Ihr Besuch', 'Tickets and your visit'),
    meta_description: t(
      'Karten, Ermäßigungen, Abendkasse und alles für einen entspannten Konzertbesuch.',
      'Tickets, reductions, box office and everything for a relaxed visit.',
    ),
    in_menu: true,
    in_footer: true,
    sections: [
      {
        layout: 1,
        columns: [
          [
            headline(t('So kommen Sie an Karten', 'How to get tickets'), { anchor: 'karten' }),
            text(
              [
                '<strong>Online</strong> rund um die Uhr; die Karte kommt aufs Telefon oder wird ausgedruckt.',
                '<strong>Am Telefon</strong> unter <a href="tel:+498999998100">+49 89 99998 100</a>, dienstags bis freitags von 10 bis 17 Uhr.',
                '<strong>Am Tresen</strong> im Kartenbüro, Spulergasse 1 in Hohenwang, und in den Büchereien aller sechs Städte.',
              ],
              [
                '<strong>Online</strong> around the clock; the ticket comes to your phone or is printed at home.',
                '<strong>By telephone</strong> on <a href="tel:+498999998100">+49 89 99998 100</a>, Tuesday to Friday from 10 am to 5 pm.',
                '<strong>In person</strong> at the box office, Spulergasse 1, Hohenwang, and at the libraries of all six towns.',
              ],
            ),
          ],
          [
            headline(t('Ermäßigungen', 'Reductions'), { headline_level: 3 }),
            text(
              [
                list([
                  '50 % für alle bis 27 und mit Schwerbehinderung',
                  'Begleitperson mit Merkzeichen B frei',
                  'Familienpass: 1 € je Kind',
                  'Letzte Minute: 9 €',
                ]),
              ],
              [
                list([
                  '50% for everyone up to 27 and for disabled visitors',
                  'Companions (mark B) free',
                  'Family pass: €1 per child',
                  'Last minute: €9',
                ]),
              ],
            ),
            link(t('Zum Kartenverkauf', 'Buy tickets'), 'https://tickets.example/swp'),
          ],
        ],
      },
      {
        layout: 0,
        columns: [
          [
            headline(t('Gut zu wissen', 'Good to know')),
            {
              ...faqList('fragen', [
                faqItem(
                  t('Kann ich Karten zurückgeben?', 'Can I return tickets?'),
                  ['Bis drei Tage vor dem Konzert gegen einen Gutschein, bei Absage oder Verlegung immer gegen Geld.'],
                  [
                    'Until three days before the concert for a voucher; if a concert is cancelled or moved, always for a refund.',
                  ],
                ),
                faqItem(
                  t('Wie sitze ich mit Rollstuhl oder Hörgerät?', 'What about wheelchairs and hearing aids?'),
                  [
                    'Jeder Spielort hat Rollstuhlplätze mit Begleitplatz, vier haben eine Höranlage. Die Einzelheiten stehen bei den <a href="page:anfahrt">Spielorten</a>.',
                  ],
                  [
                    'Every venue has wheelchair spaces with companion seats, four have a hearing system. Details are given with the <a href="page:anfahrt">venues</a>.',
                  ],
                ),
                faqItem(
                  t('Gibt es etwas zu essen?', 'Is there anything to eat?'),
                  [
                    'In der Weberei öffnet die Kantine zwei Stunden vorher. In den anderen Häusern gibt es Brezeln, Wein und Wasser.',
                  ],
                  [
                    'At the mill the canteen opens two hours before. At the other venues there are pretzels, wine and water.',
                  ],
                ),
              ]),
              source: 'house' as const,
              category: 'Konzertbesuch' as const,
            },
          ],
        ],
      },
    ],
  }),
  page({
    key: 'anfahrt',
    parentKey: 'konzerte',
    slug: t('spielorte-und-anfahrt', 'venues-and-directions'),
    title: t('Spielorte & Anfahrt', 'Venues & directions'),
    headline: t('Sechs Häuser', 'Six houses'),
    meta_description: t(
      'Die sechs Spielorte der Südwestphilharmonie, mit Anfahrt und Zugang.',
      'The six venues of the Südwestphilharmonie, with directions and access.',
    ),
    in_menu: true,
    in_secondary: true,
    sections: [
      {
        layout: 0,
        columns: [
          [
            headline(t('Jede Stadt hat ihren Klang', 'Every town has its sound')),
            teaserlist([
              venue(
                'weberei-hohenwang',
                'Alte Weberei',
                'Hohenwang',
                t('Ziegel, Weißtanne und Nordlicht, 620 Plätze.', 'Brick, silver fir and north light, 620 seats.'),
              ),
              venue(
                'stadthalle-neckarlauf',
                'Stadthalle',
                'Neckarlauf',
                t(
                  'Beton am Fluss, der größte Saal der Region.',
                  'Concrete by the river, the largest hall in the region.',
                ),
              ),
              venue(
                'st-veit-talbronn',
                'Klosterkirche St. Veit',
                'Talbronn',
                t('Barock mit fünf Sekunden Nachhall.', 'Baroque with a five-second reverberation.'),
              ),
              venue(
                'kursaal-marbruck',
                'Kursaal',
                'Marbruck',
                t('Jugendstil, nah und warm, 480 Plätze.', 'Art Nouveau, close and warm, 480 seats.'),
              ),
              venue(
                'schloss-weilerstett',
                'Schloss, Rittersaal',
                'Weilerstett',
                t('Balken, Kamine, 180 Stühle im Halbkreis.', 'Beams, fireplaces, 180 chairs in a half circle.'),
              ),
              venue(
                'kelter-stettbach',
                'Alte Kelter',
                'Stettbach',
                t('Fachwerk von 1580, Kissen und Bänke.', 'Timber frame of 1580, cushions and benches.'),
              ),
            ]),
          ],
        ],
      },
      {
        layout: 0,
        columns: [
          [
            quote(
              t(
                'Die Karte fährt Bus, und der Bus wartet auf die Zugabe.',
                'The ticket rides the bus, and the bus waits for the encore.',
              ),
              t('Johanna Brenk, Intendantin', 'Johanna Brenk, General Manager'),
            ),
          ],
        ],
      },
    ],
  }),
]

function venue(key: string, name: string, city: string, description: PageSeed['title']) {
  return {
    image: `page-anfahrt-${key}`,
    link: `venue:${key}`,
    link_text: t('Anfahrt und Zugang', 'Directions and access'),
    preline: t(city, city),
    headline: t(name, name),
    subline: NONE,
    text: description,
  }
}
