import { t } from '#server/seed/content/text.ts'
import type { RecordSections } from '#server/seed/define-seed.ts'
import { faqItem, faqList, headline, link, quote, text } from './parts.ts'

/** Sections below the details of a record; pages bring their own. */
export const recordSections: RecordSections[] = [
  {
    content_type: 'event',
    kind: 'event',
    key: 'aufbruch',
    sections: [
      {
        layout: 1,
        columns: [
          [
            headline(t('Vor dem Konzert', 'Before the concert')),
            text(
              [
                'Eine Dreiviertelstunde vorher erzählt unsere Dramaturgin im Foyer, woraus dieser Abend gemacht ist. Der Eintritt ist in der Karte enthalten.',
                'Alle Reihen und Preise stehen im <a href="file:saisonheft">Saisonheft</a>.',
              ],
              [
                'Three quarters of an hour before, our dramaturge tells in the foyer what this evening is made of. Admission is included in the ticket.',
                'All series and prices are in the <a href="file:saisonheft">season brochure</a> (in German).',
              ],
            ),
          ],
          [
            quote(
              t(
                'Man hört, wie jemand losgeht.\nUnd nicht zurückschaut.',
                'You hear someone set out.\nAnd not look back.',
              ),
              t('Aus der Probe', 'From the rehearsal'),
            ),
          ],
        ],
      },
    ],
  },
  {
    content_type: 'course',
    kind: 'course',
    key: 'oboe',
    sections: [
      {
        layout: 0,
        columns: [
          [
            headline(t('Fragen zum Anfang', 'Questions at the start')),
            faqList('fragen-zum-anfang', [
              faqItem(
                t('Brauchen wir gleich ein Instrument?', 'Do we need an instrument right away?'),
                ['Nein. Im ersten Jahr leihen wir eine kleine Oboe aus, die Rohre bauen wir zusammen.'],
                ['No. In the first year we lend a small oboe, and we make the reeds together.'],
              ),
              faqItem(
                t('Wie viel wird geübt?', 'How much practice is it?'),
                ['Zehn Minuten am Tag genügen, wenn es wirklich jeder Tag ist.'],
                ['Ten minutes a day are enough, if it really is every day.'],
                'ueben',
              ),
            ]),
            {
              kind: 'video',
              video_url: 'https://vimeo.com/76979871',
              video_file_mp4: 'film',
              image: 'page-vermittlung-video-oboe',
              length: '0:06',
              title: t('Ein Motiv entsteht', 'A motif takes shape'),
              content: t(
                'Zwölf Noten aus der ersten Stunde, eine nach der anderen.',
                'Twelve notes from the first lesson, one after the other.',
              ),
            },
          ],
        ],
      },
    ],
  },
  {
    content_type: 'blogentry',
    kind: 'news',
    key: 'saisonheft',
    sections: [
      {
        layout: 0,
        columns: [
          [
            headline(t('Zum Blättern', 'To leaf through')),
            text(
              ['Ein Auszug mit den Reihen und Preisen, zwei Seiten.'],
              ['An excerpt with the series and prices, two pages, in German.'],
            ),
            link(t('Saisonheft (PDF)', 'Season brochure (PDF)'), 'file:saisonheft'),
          ],
        ],
      },
    ],
  },
  {
    content_type: 'person',
    kind: 'person',
    key: 'katrin-soell',
    sections: [
      {
        layout: 0,
        columns: [
          [
            headline(t('Sprechstunde', 'Office hours')),
            text(
              ['Dienstags von 16 bis 18 Uhr im Sekretariat, ohne Anmeldung.'],
              ['Tuesdays from 4 to 6 pm in the office, no appointment needed.'],
            ),
          ],
        ],
      },
    ],
  },
]
