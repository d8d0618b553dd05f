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
            'Zweckverband Südwestphilharmonie und Musikschule, Spulergasse 1, 72999 Hohenwang. Unsere Datenschutzbeauftragte erreichen Sie unter <a href="mailto:datenschutz@suedwestphilharmonie.example">datenschutz@suedwestphilharmonie.example</a>.',
          ],
          [
            'Zweckverband Südwestphilharmonie und Musikschule, Spulergasse 1, 72999 Hohenwang, Germany. Our data protection officer can be reached at <a href="mailto:datenschutz@suedwestphilharmonie.example">datenschutz@suedwestphilharmonie.example</a>.',
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
