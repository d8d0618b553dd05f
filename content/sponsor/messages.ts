import type { TypeMessages } from '#model/define-type.ts'

export default {
  sponsors: {
    name: { de: ['Förderer', 'Förderer und Partner'], en: ['Sponsor', 'Sponsors and partners'] },
    screens: { de: { sponsors: 'Förderer und Partner' }, en: { sponsors: 'Sponsors and partners' } },
    choices: {
      de: { tier: { main: 'Hauptförderer', partner: 'Partner', supporter: 'Unterstützer' } },
      en: { tier: { main: 'Main sponsor', partner: 'Partner', supporter: 'Supporter' } },
    },
    fields: {
      de: {
        image_id: 'Logo',
        link: 'Website',
        tier: 'Stufe',
        text: 'Was sie möglich machen',
        shown_from: 'Zeigen ab',
        shown_until: 'Zeigen bis',
      },
      en: {
        image_id: 'Logo',
        link: 'Website',
        tier: 'Tier',
        text: 'What they make possible',
        shown_from: 'Show from',
        shown_until: 'Show until',
      },
    },
  },
} satisfies TypeMessages
