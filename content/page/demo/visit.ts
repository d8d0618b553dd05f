import { list, t } from '#server/seed/content/text.ts'
import { faqItem, faqList, headline, link, NONE, page, quote, teaserlist, text } from './parts.ts'
import type { PageSeed } from './types.ts'

/** Pages for a visit to a concert: tickets and venues, also in Easy Read and sign language. */
export const visitPages: PageSeed[] = [
  page({
    key: 'karten',
    parent_id: 'konzerte',
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
              source: 'back_office' as const,
              category: 'Konzertbesuch' as const,
            },
          ],
        ],
      },
    ],
  }),
  page({
    key: 'anfahrt',
    parent_id: 'konzerte',
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
  page({
    key: 'karten-leicht',
    parent_id: 'karten',
    edition: 'easy',
    edition_of_id: 'karten',
    slug: t('leichte-sprache', 'easy-read'),
    title: t('Karten in Leichter Sprache', 'Tickets in Easy Read'),
    headline: t('So kommen Sie ins Konzert', 'How to come to a concert'),
    meta_description: t(
      'Karten kaufen und ins Konzert gehen: in Leichter Sprache.',
      'Buying tickets and coming to a concert: in Easy Read.',
    ),
    sections: [
      {
        layout: 0,
        columns: [
          [
            headline(t('Eine Karte kaufen', 'Buying a ticket')),
            text(
              [
                'Sie möchten ins Konzert gehen?<br>Dann brauchen Sie eine Karte.',
                'Sie können die Karte im Internet kaufen.<br>Sie können auch anrufen.<br>Die Telefon-Nummer ist: <a href="tel:+498999998100">+49\u00a089\u00a099998\u00a0100</a>.',
                'Haben Sie eine Behinderung?<br>Dann kostet die Karte nur die Hälfte.<br>Steht in Ihrem Ausweis ein B?<br>Dann kommt Ihre Begleitung ohne Geld mit.',
              ],
              [
                'You want to come to a concert?<br>Then you need a ticket.',
                'You can buy the ticket on the internet.<br>You can also call us.<br>The telephone number is: <a href="tel:+498999998100">+49\u00a089\u00a099998\u00a0100</a>.',
                'Do you have a disability?<br>Then the ticket costs half.<br>Is there a B in your disability card?<br>Then the person who helps you comes for free.',
              ],
            ),
            headline(t('Im Konzert', 'At the concert')),
            text(
              [
                'Kommen Sie eine halbe Stunde vorher.<br>Dann haben Sie Zeit.',
                'Brauchen Sie Hilfe?<br>Fragen Sie unsere Leute im Saal.<br>Sie tragen ein rotes Schild.',
              ],
              [
                'Come half an hour before it starts.<br>Then you have time.',
                'Do you need help?<br>Ask our people in the hall.<br>They wear a red badge.',
              ],
            ),
          ],
        ],
      },
    ],
  }),
  page({
    key: 'karten-gebaerden',
    parent_id: 'karten',
    edition: 'signed',
    edition_of_id: 'karten',
    slug: t('gebaerdensprache', 'sign-language'),
    title: t('Karten in Gebärdensprache', 'Tickets in sign language'),
    headline: t('Ihr Besuch in Deutscher Gebärdensprache', 'Your visit in German Sign Language'),
    meta_description: t(
      'Karten kaufen und ins Konzert gehen: als Film in Gebärdensprache.',
      'Buying tickets and coming to a concert: a film in sign language.',
    ),
    sections: [
      {
        layout: 0,
        columns: [
          [
            {
              kind: 'video',
              video_url: 'https://vimeo.com/76979871',
              video_file_mp4: 'film',
              image: 'page-karten-gebaerden',
              length: '3:10',
              title: t('Karten und Ihr Besuch', 'Tickets and your visit'),
              content: t(
                'Eine Dolmetscherin zeigt, wie Sie zu Karten und in den Saal kommen.',
                'An interpreter shows how to get tickets and to the hall.',
              ),
            },
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
