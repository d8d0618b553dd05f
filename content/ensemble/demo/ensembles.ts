import { rich, t } from '#server/seed/content/text.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type ensemble from '../fields.ts'

export const ensembles: DemoRecord<typeof ensemble>[] = [
  {
    key: 'webfaden',
    name: t('Orchester Webfaden', 'Webfaden Orchestra'),
    slug: t('orchester-webfaden', 'webfaden-orchestra'),
    text: rich(
      [
        'Siebzig junge Leute zwischen zwölf und zwanzig, und jeden Freitag bebt die alte Weberei. Im Herbst gibt es ein eigenes Programm, im Sommer sitzt neben jedem von ihnen ein Profi.',
        'Wer neu ist, bekommt ein Patenpult: Ein halbes Jahr lang spielt jemand mit, der weiß, wo man atmet.',
      ],
      [
        'Seventy young people between twelve and twenty, and every Friday the old weaving mill trembles. In autumn they have a programme of their own; in summer a professional sits next to each of them.',
        'Newcomers get a partner desk: for half a year somebody plays along who knows where to breathe.',
      ],
    ),
    teachers: ['friederike-althaus', 'david-kienzle'],
    courses: ['jugendorchester', 'oboe', 'violoncello'],
  },
  {
    key: 'kieselsteine',
    name: t('Die Kieselsteine', 'The Pebbles'),
    slug: t('die-kieselsteine', 'the-pebbles'),
    text: rich(
      [
        'Fünfzig Kinder, die auch ohne Noten wissen, wie ein Kanon geht. Sie singen im Advent auf dem Wochenmarkt und einmal im Jahr eine Kinderoper, bei der das Bühnenbild aus Bettlaken ist.',
      ],
      [
        'Fifty children who know how a round works without reading music. In Advent they sing at the weekly market, and once a year they stage a children’s opera with scenery made of bed sheets.',
      ],
    ),
    teachers: ['gesine-haubold', 'nuray-demirkan'],
    courses: ['singschule', 'musikalische-frueherziehung'],
  },
  {
    key: 'gleis-drei',
    name: t('Gleis Drei', 'Platform Three'),
    slug: t('gleis-drei', 'platform-three'),
    text: rich(
      [
        'Die Band aus dem Kulturbahnhof Marbruck. Sie spielt nur, was sie selbst geschrieben hat, und nie zweimal gleich; der Güterzug um 20:14 Uhr gehört zum Schlussstück.',
        'Zu hören auf Schulfesten, im Sommer auf dem Stauwehr und zweimal im Jahr bei sich zu Hause am Gleis.',
      ],
      [
        'The band of the Culture Station in Marbruck. It plays only what it has written itself, and never twice the same way; the goods train at 8:14 pm is part of the last number.',
        'To be heard at school fêtes, in summer at the weir, and twice a year at home beside the track.',
      ],
    ),
    teachers: ['jakub-nowicki', 'oskar-lindemaier'],
    courses: ['band-werkstatt', 'schlagzeug'],
  },
  {
    key: 'holzhaus',
    name: t('Consort Holzhaus', 'Woodhouse Consort'),
    slug: t('consort-holzhaus', 'woodhouse-consort'),
    text: rich(
      [
        'Sechs Stimmen, vom Vogelruf bis zum Brummen einer Orgelpfeife. Das Consort spielt in Kirchen, Treppenhäusern und einmal im Jahr im Pfarrgarten von Talbronn, bis die Amseln antworten.',
      ],
      [
        'Six parts, from bird call to the hum of an organ pipe. The consort plays in churches, in stairwells, and once a year in the vicarage garden of Talbronn, until the blackbirds reply.',
      ],
    ),
    teachers: ['marlene-fuchsthaler'],
    courses: ['blockfloeten-consort'],
  },
]
