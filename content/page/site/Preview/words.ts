import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    preview: 'Vorschau.',
    until: (day: string) => `So werden Besucher diese Seite sehen. Der Link gilt bis ${day}.`,
    unavailable: 'Diese Vorschau gibt es nicht',
    unavailableText:
      'Der Link ist abgelaufen, wurde zurückgezogen oder ist nicht vollständig. Bitte fragen Sie, wer ihn Ihnen geschickt hat.',
    home: 'Zur Startseite',
  },
  en: {
    preview: 'Preview.',
    until: (day) => `This is how visitors will see this page. The link is good until ${day}.`,
    unavailable: 'There is no such preview',
    unavailableText: 'The link is over, was revoked or is not complete. Please ask whoever sent it to you.',
    home: 'To the home page',
  },
})
