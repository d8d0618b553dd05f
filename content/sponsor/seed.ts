import { t } from '#server/seed/content/text.ts'
import type { TypeSeed } from '#server/seed/define-seed.ts'
import { sponsors } from './demo/sponsors.ts'

const logos = import.meta.glob<string>('./demo/logos/*.svg', { eager: true, query: '?raw', import: 'default' })
const pictureOf = (logo: string) => `sponsor-${logo}`

export default {
  after: ['page'],
  pictures: sponsors
    .filter(({ days }) => !days)
    .map(({ logo, name }) => ({ key: pictureOf(logo), alt: name, svg: logos[`./demo/logos/${logo}.svg`] ?? '' })),
  seed: async (seeding) => {
    const day = (days: number | undefined) => (days === undefined ? null : seeding.daysFromNow(days, '00:00'))
    for (const [order, { logo, days, ...sponsor }] of sponsors.entries()) {
      await seeding.create(
        'sponsors',
        { key: `${logo}-${order}` },
        {
          ...sponsor,
          order,
          image_id: seeding.imageNamed(pictureOf(logo)),
          shown_from: day(days?.from),
          shown_until: day(days?.until),
        },
      )
    }
    await seeding.create(
      'pages',
      { key: 'sponsors' },
      {
        content_type: 'sponsors',
        parent_id: seeding.idOf('page', 'orchester'),
        title: t('Förderer und Partner', 'Sponsors and partners'),
        headline: t('Wer uns trägt', 'Who carries us'),
        meta_description: t(
          'Stiftungen, Städte, Betriebe und Freunde, die Südwestphilharmonie und Musikschule möglich machen.',
          'Foundations, towns, businesses and friends who make the Südwestphilharmonie and its music school possible.',
        ),
        in_menu: true,
        in_footer: true,
      },
    )
  },
} satisfies TypeSeed
