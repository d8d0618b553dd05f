import type { SectionSeed } from '#server/seed/content/page-types.ts'
import { t } from '#server/seed/content/text.ts'
import { headline, text } from './parts.ts'

export const privacySections: SectionSeed[] = [
  {
    layout: 0,
    columns: [
      [
        headline(t('Das Wichtigste in drei Sätzen', 'The essentials in three sentences')),
        text(
          [
            'Diese Website kommt ohne Ihr Zutun mit dem aus, was der Server zum Ausliefern braucht. Schriften und Bilder liegen bei uns. Videos und andere fremde Inhalte laden erst, wenn Sie es erlauben.',
          ],
          [
            'Without any action on your part this website makes do with what the server needs to deliver it. Fonts and pictures are hosted by us. Videos and other third-party content load only when you allow them.',
          ],
        ),
        headline(t('1. Verantwortliche', '1. Controller'), { headline_level: 3 }),
        text(
          [
            'Zweckverband Südwestphilharmonie und Musikschule, Spulergasse 1, 72999 Hohenwang. Unsere Datenschutzbeauftragte: <a href="mailto:datenschutz@suedwestphilharmonie.example">datenschutz@suedwestphilharmonie.example</a>.',
          ],
          [
            'Zweckverband Südwestphilharmonie und Musikschule, Spulergasse 1, 72999 Hohenwang, Germany. Our data protection officer: <a href="mailto:datenschutz@suedwestphilharmonie.example">datenschutz@suedwestphilharmonie.example</a>.',
          ],
        ),
        headline(t('2. Besuch der Website', '2. Visiting the website'), { headline_level: 3 }),
        text(
          [
            'Beim Aufruf einer Seite verarbeitet der Server Ihre IP-Adresse, Zeitpunkt und aufgerufene Adresse, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO). Diese Angaben werden nicht mit Personen verknüpft und nach sieben Tagen gelöscht.',
          ],
          [
            'When you open a page, the server processes your IP address, the time and the address requested in order to deliver the page and fend off attacks (Art. 6 (1) (f) GDPR). This information is not linked to persons and is deleted after seven days.',
          ],
        ),
        headline(t('3. Einwilligungen', '3. Consent'), { headline_level: 3 }),
        text(
          [
            'Im Cookie-Dialog entscheiden Sie, ob wir Besuche messen und ob Videos, Hörstücke, Blätterhefte und Beiträge anderer Anbieter geladen werden (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). Ohne Ihre Zustimmung geschieht beides nicht.',
            'Ihre Entscheidung speichern wir in Ihrem Browser. Über „Cookie-Einstellungen“ am Fuß jeder Seite ändern Sie sie jederzeit.',
          ],
          [
            'In the cookie dialogue you decide whether we measure visits and whether videos, audio, brochures and posts from other providers are loaded (Art. 6 (1) (a) GDPR, section 25 (1) TDDDG). Without your consent neither happens.',
            'We store your decision in your browser. You can change it at any time under “Cookie settings” at the foot of every page.',
          ],
        ),
        headline(t('4. Karten, Abonnements, Unterricht', '4. Tickets, subscriptions, lessons'), { headline_level: 3 }),
        text(
          [
            'Wenn Sie bestellen oder sich anmelden, verarbeiten wir Name, Anschrift, Kontakt und Zahlungsdaten, um den Vertrag zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO). Steuerlich bedeutsame Unterlagen bewahren wir acht Jahre auf, alles andere löschen wir zwei Jahre nach Ende des Vertrags.',
          ],
          [
            'When you order or register we process your name, address, contact and payment details to perform the contract (Art. 6 (1) (b) GDPR). Records relevant to tax are kept for eight years; everything else is deleted two years after the contract ends.',
          ],
        ),
        headline(t('5. E-Mails und Anrufe', '5. E-mails and calls'), { headline_level: 3 }),
        text(
          [
            'Was Sie uns schreiben, nutzen wir nur, um Ihnen zu antworten, und löschen es nach einem Jahr, sofern daraus kein Vertrag wird.',
          ],
          ['What you write to us is used only to answer you and deleted after a year unless it leads to a contract.'],
        ),
        headline(t('6. Ihre Rechte', '6. Your rights'), { headline_level: 3 }),
        text(
          [
            'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch und können Einwilligungen für die Zukunft widerrufen. Beschweren können Sie sich bei der Landesbeauftragten für den Datenschutz.',
          ],
          [
            'You have the right to access, rectification, erasure, restriction, portability and objection, and may withdraw consent for the future. Complaints may be made to the state data protection commissioner.',
          ],
        ),
      ],
    ],
  },
]

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
