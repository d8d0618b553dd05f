import { sameInBoth, t } from '#server/seed/content/text.ts'
import type { Text } from '#server/seed/content/types.ts'
import type sponsor from '../fields.ts'

/** `logo` is a file in `logos/`; `days` from the seeding, between which the sponsor is shown. */
type SponsorSeed = {
  logo: string
  tier: keyof typeof sponsor.fields.tier.options
  name: Text
  text: Text
  link: string
  days?: { from?: number; until?: number }
}

export const sponsors: SponsorSeed[] = [
  {
    logo: 'weberei',
    tier: 'main',
    name: t('Stiftung Alte Weberei', 'Old Weaving Mill Foundation'),
    text: t(
      'Hält die Fabrikhalle instand, in der wir proben und spielen.',
      'Maintains the factory hall in which we rehearse and play.',
    ),
    link: 'https://stiftung-weberei.example',
  },
  {
    logo: 'hohenwang',
    tier: 'main',
    name: t('Stadt Hohenwang', 'Town of Hohenwang'),
    text: t(
      'Trägt mit den fünf Nachbarstädten den Grundhaushalt von Orchester und Musikschule.',
      'Carries, with the five neighbouring towns, the basic budget of orchestra and music school.',
    ),
    link: 'https://hohenwang.example',
  },
  {
    logo: 'energie',
    tier: 'partner',
    name: t('Neckarlauf Energie', 'Neckarlauf Energie'),
    text: t('Partner der Freiluftkonzerte am Stauwehr.', 'Partner of the open-air concerts at the weir.'),
    link: 'https://neckarlauf-energie.example',
  },
  {
    logo: 'radio',
    tier: 'partner',
    name: t('Kulturwelle Südwest', 'Kulturwelle Südwest'),
    text: t('Überträgt sechs Konzerte jeder Saison.', 'Broadcasts six concerts of every season.'),
    link: 'https://kulturwelle.example',
  },
  {
    logo: 'bank',
    tier: 'partner',
    name: t('Talbronner Genossenschaftsbank', 'Talbronn Cooperative Bank'),
    text: t(
      'Leiht Kindern der Musikschule ihr erstes Instrument.',
      'Lends children of the music school their first instrument.',
    ),
    link: 'https://talbronner-bank.example',
  },
  {
    logo: 'druckerei',
    tier: 'supporter',
    name: t('Druckerei Kern & Söhne', 'Kern & Söhne, printers'),
    text: t('Druckt Programme und Plakate.', 'Prints programmes and posters.'),
    link: 'https://kern-druck.example',
  },
  {
    logo: 'freunde',
    tier: 'supporter',
    name: t('Freundeskreis der Südwestphilharmonie', 'Friends of the Südwestphilharmonie'),
    text: t('412 Mitglieder, drei Stipendien im Jahr.', '412 members, three scholarships a year.'),
    link: '',
  },
  {
    logo: 'baeckerei',
    tier: 'supporter',
    name: t('Bäckerei Stettbacher', 'Stettbacher bakery'),
    text: t('Brezeln in jeder Pause der Jugendkonzerte.', 'Pretzels in every interval of the youth concerts.'),
    link: 'https://stettbacher.example',
  },
  // One that has ended and one that is still to come.
  {
    logo: 'druckerei',
    tier: 'partner',
    name: sameInBoth('Papierwerk Marbruck'),
    text: sameInBoth(''),
    link: 'https://papierwerk.example',
    days: { from: -700, until: -60 },
  },
  {
    logo: 'bank',
    tier: 'partner',
    name: t('Versicherung am Markt', 'Insurance on the Market'),
    text: t(
      'Ab der nächsten Saison Partner der Kinderkonzerte.',
      'Partner of the children’s concerts from next season.',
    ),
    link: 'https://versicherung-am-markt.example',
    days: { from: 90 },
  },
]
