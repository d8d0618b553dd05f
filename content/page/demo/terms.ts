import type { SectionSeed } from '#server/seed/content/page-types.ts'
import { t } from '#server/seed/content/text.ts'
import { headline, text } from './parts.ts'

export const termsSections: SectionSeed[] = [
  {
    layout: 0,
    columns: [
      [
        headline(t('1. Geltung', '1. Scope'), { headline_level: 3 }),
        text(
          [
            'Diese Bedingungen gelten für Eintrittskarten, Abonnements und den Unterricht des Zweckverbands Südwestphilharmonie und Musikschule.',
          ],
          [
            'These terms apply to tickets, subscriptions and lessons of the Zweckverband Südwestphilharmonie und Musikschule. The German version prevails.',
          ],
        ),
        headline(t('2. Karten', '2. Tickets'), { headline_level: 3 }),
        text(
          [
            'Der Vertrag kommt mit unserer Bestätigung zustande. Weil Konzerte an einem bestimmten Tag stattfinden, besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB).',
            'Bis drei Tage vor dem Konzert nehmen wir Karten gegen einen Gutschein zurück. Fällt ein Konzert aus oder wird es verlegt, erstatten wir den Preis, wenn Sie die Karte nicht behalten möchten.',
          ],
          [
            'The contract is concluded by our confirmation. Because concerts take place on a given day there is no right of withdrawal (section 312g (2) no. 9 German Civil Code).',
            'Until three days before the concert we take back tickets for a voucher. If a concert is cancelled or moved we refund the price, should you not wish to keep the ticket.',
          ],
        ),
        headline(t('3. Änderungen', '3. Changes'), { headline_level: 3 }),
        text(
          [
            'Programm und Besetzung können sich aus künstlerischen Gründen ändern. Das berechtigt nur dann zur Rückgabe, wenn sich der Charakter des Konzerts wesentlich ändert.',
          ],
          [
            'Programmes and performers may change for artistic reasons. This entitles you to a refund only if the character of the concert changes substantially.',
          ],
        ),
        headline(t('4. Abonnements', '4. Subscriptions'), { headline_level: 3 }),
        text(
          [
            'Abonnements gelten für eine Saison und verlängern sich um eine weitere, wenn sie nicht bis zum 31. Mai in Textform gekündigt werden. Vor der Verlängerung erinnern wir Sie. Einzelne Termine lassen sich bis zum Vortag, 18 Uhr, tauschen.',
          ],
          [
            'Subscriptions run for one season and are renewed for another unless cancelled in text form by 31 May. We remind you before renewal. Single dates may be exchanged until 6 pm the day before.',
          ],
        ),
        headline(t('5. Einlass', '5. Admission'), { headline_level: 3 }),
        text(
          [
            'Der Saal öffnet dreißig Minuten vor Beginn. Wer später kommt, wird zur nächsten Pause im Programm eingelassen. Ton- und Bildaufnahmen während der Musik sind nicht gestattet.',
          ],
          [
            'Doors open thirty minutes before the start. Latecomers are admitted at the next break in the programme. Sound and picture recording during the music is not permitted.',
          ],
        ),
        headline(t('6. Unterricht', '6. Lessons'), { headline_level: 3 }),
        text(
          [
            'Das Schuljahr beginnt am 1. September. Kündigungen sind zum 31. Januar und 31. Juli mit einer Frist von vier Wochen möglich, im ersten Vierteljahr jederzeit zum Monatsende.',
            'Von Lehrkräften abgesagte Stunden werden nachgeholt oder ab der dritten im Jahr erstattet; von Schülerinnen und Schülern versäumte Stunden nicht.',
          ],
          [
            'The school year begins on 1 September. Notice may be given for 31 January and 31 July, four weeks ahead, and in the first three months for the end of any month.',
            'Lessons cancelled by teachers are made up or, from the third in a year, refunded; lessons missed by pupils are not.',
          ],
        ),
        headline(t('7. Leihinstrumente', '7. Instrument hire'), { headline_level: 3 }),
        text(
          [
            'Leihinstrumente sind versichert. Bei grober Fahrlässigkeit tragen Sie 100 Euro je Schaden. Die Weitergabe an Dritte ist nicht gestattet, das Vorspielen ausdrücklich schon.',
          ],
          [
            'Instruments on hire are insured. In case of gross negligence you bear 100 euros per incident. Passing them on to others is not permitted; playing to others expressly is.',
          ],
        ),
        headline(t('8. Schluss', '8. Final provisions'), { headline_level: 3 }),
        text(
          ['Es gilt deutsches Recht. Sollte eine Bestimmung unwirksam sein, bleiben die anderen bestehen.'],
          ['German law applies. Should one provision be invalid, the others remain in force.'],
        ),
      ],
    ],
  },
]
