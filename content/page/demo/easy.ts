import type { PageSeed } from '#server/seed/content/page-types.ts'
import { t } from '#server/seed/content/text.ts'
import { headline, page, text } from './parts.ts'

/** What one needs to come to a concert, in short sentences and as a film. */
export const easyPages: PageSeed[] = [
  page({
    key: 'karten-leicht',
    parentKey: 'karten',
    edition: 'easy',
    editionOfKey: 'karten',
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
    parentKey: 'karten',
    edition: 'signed',
    editionOfKey: 'karten',
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
