import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    conformity: {
      full: 'Diese Website entspricht den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und der EN 301 549.',
      partial:
        'Diese Website entspricht den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und der EN 301 549 zum größten Teil. Was noch fehlt, steht hier.',
      none: 'Diese Website entspricht den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und der EN 301 549 noch nicht.',
    },
    barriers: 'Bekannte Barrieren',
    noBarriers: 'Zurzeit sind uns keine Barrieren bekannt.',
    reason: 'Warum:',
    alternative: 'Stattdessen:',
    method: 'So haben wir geprüft',
    tested: (day: string) => `Zuletzt am ${day}.`,
    report: 'Eine Barriere melden',
    lead: 'Sie kommen irgendwo nicht weiter? Schreiben Sie uns, was nicht geht. Ihren Namen brauchen wir nicht.',
    text: 'Was geht nicht?',
    about: 'Auf welcher Seite?',
    contact: 'Wenn Sie eine Antwort möchten: E-Mail-Adresse oder Telefonnummer',
    send: 'Melden',
    sent: 'Danke. Ihre Meldung ist angekommen.',
    notSent: {
      empty: 'Bitte schreiben Sie, was nicht geht.',
      later:
        'Gerade kommen sehr viele Meldungen. Bitte versuchen Sie es in einer Viertelstunde noch einmal, oder rufen Sie uns an.',
    },
    or: 'Sie erreichen uns auch so:',
    arbitration: 'Schlichtungsstelle',
    arbitrationLink: 'Zur Schlichtungsstelle',
  },
  en: {
    conformity: {
      full: 'This website conforms to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and EN 301 549.',
      partial:
        'This website conforms to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and EN 301 549 for the most part. What is still missing is listed here.',
      none: 'This website does not yet conform to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and EN 301 549.',
    },
    barriers: 'Known barriers',
    noBarriers: 'At present we know of no barriers.',
    reason: 'Why:',
    alternative: 'Instead:',
    method: 'How we tested',
    tested: (day) => `Last on ${day}.`,
    report: 'Report a barrier',
    lead: 'You cannot get any further? Tell us what does not work. We do not need your name.',
    text: 'What does not work?',
    about: 'On which page?',
    contact: 'If you would like an answer: e-mail address or telephone number',
    send: 'Report',
    sent: 'Thank you. Your report has arrived.',
    notSent: {
      empty: 'Please tell us what does not work.',
      later: 'Very many reports are coming in. Please try again in a quarter of an hour, or call us.',
    },
    or: 'You can also reach us like this:',
    arbitration: 'Arbitration body',
    arbitrationLink: 'To the arbitration body',
  },
})
