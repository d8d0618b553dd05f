import { list, t } from '#server/seed/content/text.ts'
import { fullteaser, headline, link, page, text } from './parts.ts'
import type { PageSeed } from './types.ts'

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
    parent_id: 'konzerte',
    link: t('/de/saison', '/en/season'),
    title: t('Saison im Überblick', 'Season at a glance'),
    headline: t('Saison im Überblick', 'Season at a glance'),
    meta_description: t('Alle Konzerte einer Saison.', 'All concerts of a season.'),
    in_menu: true,
  }),
  page({
    key: 'abonnements',
    parent_id: 'konzerte',
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
]
