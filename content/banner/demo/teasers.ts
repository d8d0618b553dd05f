import { t } from '#server/seed/content/text.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type { teaser } from '../fields.ts'

export const teasers: DemoRecord<typeof teaser>[] = [
  {
    key: 'abo',
    variant: 'orchestra',
    headline: t('Sieben Abende, Ihr Platz', 'Seven evenings, your seat'),
    text: t(
      'Das Große Abo: fünf Sinfonie- und zwei Chorkonzerte, bis zu 35 Prozent günstiger, jederzeit in eine andere Stadt tauschbar.',
      'The Grand Subscription: five symphony and two choral concerts, up to 35 per cent cheaper, exchangeable for another town at any time.',
    ),
    link: 'page:abonnements',
    link_text: t('Abos vergleichen', 'Compare subscriptions'),
  },
  {
    key: 'oeffentliche-probe',
    variant: 'orchestra',
    headline: t('Dienstags hören Sie uns arbeiten', 'On Tuesdays, hear us at work'),
    text: t(
      'Jede zweite Probe in der Alten Weberei ist öffentlich. Eintritt frei, Kaffee auch.',
      'Every other rehearsal at the Old Weaving Mill is open. Admission is free, and so is the coffee.',
    ),
    link: 'page:vermittlung',
    link_text: t('Proben und Vermittlung', 'Rehearsals and education'),
  },
  {
    key: 'freunde',
    variant: 'orchestra',
    headline: t('Werden Sie Kettfaden', 'Become a warp thread'),
    text: t(
      'Der Kreis der Freunde trägt Instrumente, Busfahrten und Freikarten. Ab 5 Euro im Monat sind Sie dabei.',
      'The circle of Friends pays for instruments, buses and free tickets. From 5 euros a month you are part of it.',
    ),
    link: 'page:freunde',
    link_text: t('Freunde werden', 'Join the Friends'),
  },
  {
    key: 'karussell',
    variant: 'school',
    headline: t('Welches Instrument passt zu mir?', 'Which instrument suits me?'),
    text: t(
      'Im Instrumentenkarussell probieren Kinder in einem Jahr sechs Instrumente aus und nehmen jedes mit nach Hause.',
      'In the Instrument Carousel children try six instruments in a year and take every one of them home.',
    ),
    link: 'course:instrumentenkarussell',
    link_text: t('Zum Karussell', 'See the Carousel'),
  },
  {
    key: 'leihinstrument',
    variant: 'school',
    headline: t('Erst leihen, dann lieben', 'Borrow first, love later'),
    text: t(
      '86 Leihinstrumente ab 8 Euro im Monat, vom Sechzehntelgeigchen bis zur Tuba.',
      '86 instruments to hire from 8 euros a month, from the sixteenth-size violin to the tuba.',
    ),
    link: 'page:instrumentenverleih',
    link_text: t('Instrument leihen', 'Hire an instrument'),
  },
  {
    key: 'webfaden',
    variant: 'school',
    headline: t('Webfaden sucht Bratschen', 'Webfaden wants violas'),
    text: t(
      'Das Jugendorchester probt freitags und spielt im Sommer Pult an Pult mit den Profis. Komm zur Probe, ohne Vorspiel.',
      'The youth orchestra rehearses on Fridays and plays desk by desk with the professionals in summer. Come along, no audition.',
    ),
    link: 'course:jugendorchester',
    link_text: t('Zum Jugendorchester', 'See the youth orchestra'),
  },
]
