import { sameInBoth, t } from '#server/seed/content/text.ts'
import { headline, NONE, page, quote, teaserlist, text } from './parts.ts'
import type { PageSeed } from './types.ts'

export const schoolPages: PageSeed[] = [
  page({
    key: 'musikschule',
    content_type: 'home',
    variant: 'school',
    slug: t('musikschule', 'music-school'),
    title: t('Musikschule', 'Music school'),
    headline: t('Fangen Sie an, wo Sie sind', 'Start where you are'),
    meta_description: t(
      'Die Musikschule der Südwestphilharmonie: Unterricht und Ensembles für alle Altersstufen an fünf Orten.',
      'The music school of the Südwestphilharmonie: lessons and ensembles for all ages in five places.',
    ),
    in_menu: true,
    sections: [
      {
        slug: 'musikschule-einstieg',
        layout: 0,
        columns: [
          [
            headline(t('Drei Türen hinein', 'Three doors in'), { preline: t('Willkommen', 'Welcome') }),
            teaserlist([
              {
                image: 'page-musikschule-klein',
                link: 'course:musikgarten',
                link_text: t('Zum Musikgarten', 'See Music Garden'),
                preline: t('Ab 6 Monaten', 'From 6 months'),
                headline: t('Zuerst auf dem Arm', 'First in your arms'),
                subline: NONE,
                text: t(
                  'Singen, wiegen, hüpfen: Musik, ehe es Worte gibt.',
                  'Singing, rocking, hopping: music before there are words.',
                ),
              },
              {
                image: 'page-musikschule-mittel',
                link: 'course:instrumentenkarussell',
                link_text: t('Zum Karussell', 'See the Carousel'),
                preline: t('Ab 6 Jahren', 'From 6 years'),
                headline: t('Dann sechs auf einmal', 'Then six at once'),
                subline: NONE,
                text: t(
                  'Ein Jahr lang jedes Instrument mit nach Hause nehmen.',
                  'For one year, take every instrument home.',
                ),
              },
              {
                image: 'page-musikschule-gross',
                link: 'course:klavier-erwachsene',
                link_text: sameInBoth('Gran Caffè'),
                preline: t('Ab 18 Jahren', 'From 18 years'),
                headline: t('Oder endlich', 'Or at long last'),
                subline: NONE,
                text: t(
                  'Klavier für alle, die immer wollten. Mit Espresso.',
                  'Piano for all who always wanted to. With espresso.',
                ),
              },
            ]),
          ],
        ],
      },
      {
        layout: 1,
        columns: [
          [
            {
              kind: 'video',
              video_url: 'https://vimeo.com/76979871',
              image: 'page-musikschule-video',
              length: '2:20',
              title: t('Treppenhauskonzert', 'Stairwell concert'),
              content: t(
                'Auf jeder Etage eine andere Gruppe, in der Mitte alles zugleich.',
                'A different group on every floor, and in the middle all at once.',
              ),
            },
          ],
          [
            quote(
              t('Nach sechs Wochen zieht die Ente aus.', 'After six weeks the duck moves out.'),
              t('Amélie Garnier, Oboe', 'Amélie Garnier, oboe'),
            ),
          ],
        ],
      },
    ],
  }),
  page({
    key: 'kurse',
    parent_id: 'musikschule',
    content_type: 'courses',
    title: t('Kurse', 'Courses'),
    headline: t('Welcher Kurs passt?', 'Find your course'),
    meta_description: t(
      'Alle Kurse der Musikschule nach Alter, Ort und Instrument.',
      'All courses of the music school by age, place and instrument.',
    ),
    in_menu: true,
    in_footer: true,
  }),
  page({
    key: 'unterricht',
    parent_id: 'musikschule',
    slug: t('unterricht', 'lessons'),
    title: t('Unterricht', 'Lessons'),
    headline: t('Rund um den Unterricht', 'All about lessons'),
    meta_description: t('Gebühren, Anmeldung und Instrumentenverleih.', 'Fees, registration and instrument hire.'),
    in_menu: true,
    is_clickable: false,
    sections: [
      {
        layout: 0,
        columns: [
          [
            text(
              ['Alles, was Sie vor der ersten Stunde wissen möchten.'],
              ['Everything you may want to know before the first lesson.'],
            ),
          ],
        ],
      },
    ],
  }),
]
