import { t } from '#server/seed/content/text.ts'
import { headline, link, page, text } from './parts.ts'
import type { PageSeed } from './types.ts'

/** The page of tickets; its list comes from the dates. */
export const ticketPages: PageSeed[] = [
  page({
    key: 'kartenverkauf',
    parent_id: 'konzerte',
    content_type: 'tickets',
    slug: t('karten', 'tickets'),
    title: t('Karten', 'Tickets'),
    headline: t('Karten', 'Tickets'),
    meta_description: t(
      'Karten für alle Konzerte der Südwestphilharmonie: die nächsten zuerst, nach Ort und Tag, mit Preisen und Abonnements.',
      'Tickets for all concerts of the Südwestphilharmonie: the next ones first, by town and day, with prices and subscriptions.',
    ),
    in_menu: true,
    sections: [
      {
        layout: 4,
        columns: [
          [
            headline(t('Im Abo', 'By subscription'), { headline_level: 3 }),
            text(
              ['Bis zu 35 Prozent günstiger, ein fester Platz, und zwischen den sechs Städten tauschbar.'],
              ['Up to 35 per cent cheaper, a seat of your own, and exchangeable between the six towns.'],
            ),
            link(t('Abonnements ansehen', 'See the subscriptions'), 'page:abonnements'),
          ],
          [
            headline(t('Am Telefon', 'By telephone'), { headline_level: 3 }),
            text(
              ['<a href="tel:+498999998100">+49 89 99998 100</a>, dienstags bis freitags von 10 bis 17 Uhr.'],
              ['<a href="tel:+498999998100">+49 89 99998 100</a>, Tuesday to Friday from 10 am to 5 pm.'],
            ),
          ],
          [
            headline(t('Ermäßigt', 'Reduced'), { headline_level: 3 }),
            text(
              ['Die Hälfte für alle bis 27 und mit Schwerbehinderung, der Familienpass für 1 € je Kind.'],
              ['Half price up to 27 and for disabled visitors, the family pass for €1 per child.'],
            ),
            link(t('Alle Ermäßigungen', 'All reductions'), 'page:karten'),
          ],
        ],
      },
    ],
  }),
]
