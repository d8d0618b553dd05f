import { sameInBoth, t } from '#server/seed/content/text.ts'
import { privacySections, termsSections } from './legal-texts.ts'
import { headline, link, page, text } from './parts.ts'
import type { PageSeed } from './types.ts'

export const legalPages: PageSeed[] = [
  page({
    key: 'kontakt',
    slug: t('kontakt', 'contact'),
    title: t('Kontakt', 'Contact'),
    headline: t('So erreichen Sie uns', 'How to reach us'),
    meta_description: t(
      'Kartenbüro, Orchesterbüro und Musikschule: Telefon, E-Mail, Öffnungszeiten.',
      'Box office, orchestra office and music school: telephone, e-mail, opening hours.',
    ),
    in_secondary: true,
    in_footer: true,
    sections: [
      {
        layout: 4,
        columns: [
          [
            headline(t('Kartenbüro', 'Box office'), { headline_level: 3 }),
            text(
              [
                'Spulergasse 1, 72999 Hohenwang<br><a href="tel:+498999998100">+49 89 99998 100</a><br><a href="mailto:karten@suedwestphilharmonie.example">karten@suedwestphilharmonie.example</a>',
                'Dienstag bis Freitag 10 bis 17 Uhr, Samstag 10 bis 13 Uhr',
              ],
              [
                'Spulergasse 1, 72999 Hohenwang<br><a href="tel:+498999998100">+49 89 99998 100</a><br><a href="mailto:karten@suedwestphilharmonie.example">karten@suedwestphilharmonie.example</a>',
                'Tuesday to Friday 10 am to 5 pm, Saturday 10 am to 1 pm',
              ],
            ),
          ],
          [
            headline(t('Musikschule', 'Music school'), { headline_level: 3 }),
            text(
              [
                'Spulergasse 3, 72999 Hohenwang<br><a href="tel:+498999998121">+49 89 99998 121</a><br><a href="mailto:musikschule@suedwestphilharmonie.example">musikschule@suedwestphilharmonie.example</a>',
                'Montag bis Donnerstag 13 bis 18 Uhr',
              ],
              [
                'Spulergasse 3, 72999 Hohenwang<br><a href="tel:+498999998121">+49 89 99998 121</a><br><a href="mailto:musikschule@suedwestphilharmonie.example">musikschule@suedwestphilharmonie.example</a>',
                'Monday to Thursday 1 to 6 pm',
              ],
            ),
          ],
          [
            headline(t('Orchesterbüro', 'Orchestra office'), { headline_level: 3 }),
            text(
              [
                'Spulergasse 1, 72999 Hohenwang<br><a href="tel:+498999998112">+49 89 99998 112</a><br><a href="mailto:info@suedwestphilharmonie.example">info@suedwestphilharmonie.example</a>',
                'Montag bis Freitag 9 bis 16 Uhr',
              ],
              [
                'Spulergasse 1, 72999 Hohenwang<br><a href="tel:+498999998112">+49 89 99998 112</a><br><a href="mailto:info@suedwestphilharmonie.example">info@suedwestphilharmonie.example</a>',
                'Monday to Friday 9 am to 4 pm',
              ],
            ),
          ],
        ],
      },
      { layout: 0, columns: [[link(t('Alle Menschen im Haus', 'Everyone in the house'), 'page:mitarbeiter')]] },
    ],
  }),
  page({
    key: 'impressum',
    slug: sameInBoth('impressum'),
    title: t('Impressum', 'Imprint'),
    headline: t('Impressum', 'Imprint'),
    meta_description: t('Anbieterkennzeichnung der Südwestphilharmonie.', 'Legal notice of the Südwestphilharmonie.'),
    in_footer: true,
    sections: [
      {
        layout: 0,
        columns: [
          [
            headline(t('Angaben gemäß § 5 DDG', 'Information under section 5 DDG')),
            text(
              [
                'Zweckverband Südwestphilharmonie und Musikschule<br>Körperschaft des öffentlichen Rechts<br>Spulergasse 1, 72999 Hohenwang',
                'Vertreten durch die Intendantin Johanna Brenk und den Verbandsvorsitzenden, Bürgermeister Dr. Arno Gehring.',
                'Telefon <a href="tel:+498999998112">+49 89 99998 112</a><br>E-Mail <a href="mailto:info@suedwestphilharmonie.example">info@suedwestphilharmonie.example</a>',
                'Umsatzsteuer-Identifikationsnummer: DE 000 000 000 (Muster)<br>Aufsichtsbehörde: Landratsamt Hohenwang',
              ],
              [
                'Zweckverband Südwestphilharmonie und Musikschule<br>public-law association<br>Spulergasse 1, 72999 Hohenwang, Germany',
                'Represented by the General Manager, Johanna Brenk, and the chair of the association, Mayor Dr Arno Gehring.',
                'Telephone <a href="tel:+498999998112">+49 89 99998 112</a><br>E-mail <a href="mailto:info@suedwestphilharmonie.example">info@suedwestphilharmonie.example</a>',
                'VAT identification number: DE 000 000 000 (sample)<br>Supervisory authority: Hohenwang district office',
              ],
            ),
            headline(t('Verantwortlich für den Inhalt', 'Responsible for content'), { headline_level: 3 }),
            text(
              ['Philipp Roth-Gessler, Anschrift wie oben (§ 18 Abs. 2 MStV).'],
              ['Philipp Roth-Gessler, address as above (section 18 (2) MStV).'],
            ),
            headline(t('Bilder und Gestaltung', 'Pictures and design'), { headline_level: 3 }),
            text(
              [
                'Alle Grafiken dieser Website sind für die Südwestphilharmonie entstanden. Ihre Verwendung außerhalb der Presse bedarf unserer Zustimmung.',
              ],
              [
                'All graphics on this website were made for the Südwestphilharmonie. Their use outside the press requires our consent.',
              ],
            ),
            headline(t('Streitbeilegung', 'Dispute resolution'), { headline_level: 3 }),
            text(
              [
                'Wir sind weder verpflichtet noch bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Rufen Sie uns an, wir finden eine Lösung.',
              ],
              [
                'We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board. Call us and we will find a solution.',
              ],
            ),
          ],
        ],
      },
    ],
  }),
  page({
    key: 'datenschutz',
    slug: sameInBoth('datenschutz'),
    title: t('Datenschutz', 'Privacy'),
    headline: t('Datenschutzerklärung', 'Privacy policy'),
    meta_description: t(
      'Welche Daten wir verarbeiten, wozu und wie lange.',
      'Which data we process, for what and for how long.',
    ),
    in_footer: true,
    sections: privacySections,
  }),
  page({
    key: 'agb',
    slug: sameInBoth('agb'),
    title: t('AGB', 'Terms'),
    headline: t('Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
    meta_description: t(
      'Bedingungen für Karten, Abonnements und Unterricht.',
      'Conditions for tickets, subscriptions and lessons.',
    ),
    in_footer: true,
    sections: termsSections,
  }),
  page({
    key: 'barrierefreiheit',
    content_type: 'accessibility',
    title: t('Barrierefreiheit', 'Accessibility'),
    headline: t('Erklärung zur Barrierefreiheit', 'Accessibility statement'),
    meta_description: t(
      'Wie zugänglich diese Website und unsere Häuser sind.',
      'How accessible this website and our houses are.',
    ),
    in_footer: true,
    sections: [
      {
        layout: 0,
        columns: [
          [
            headline(t('Unsere Häuser', 'Our houses')),
            text(
              ['Zugänge, Rollstuhlplätze und Höranlagen stehen bei jedem <a href="page:anfahrt">Spielort</a>.'],
              [
                'Entrances, wheelchair spaces and hearing systems are described with each <a href="page:anfahrt">venue</a>.',
              ],
            ),
          ],
        ],
      },
    ],
  }),
]
