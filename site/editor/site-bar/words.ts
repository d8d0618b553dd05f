import { defineWords } from '#site/i18n/words.ts'

/** Few, because the bar is loaded on every page of a logged-in user. */
export const words = defineWords({
  de: {
    label: 'Redaktion',
    edit: 'Diese Seite bearbeiten',
    editShort: 'Bearbeiten',
    create: 'Seite hier anlegen',
    newPage: 'Neue Seite',
    missing: 'Hier ist noch keine Seite',
    online: 'online',
    offline: 'offline – nur die Redaktion sieht sie',
    admin: 'Verwaltung',
    draft: (day: string | null) =>
      day ? `Entwurf · zuletzt veröffentlicht am ${day}` : 'Entwurf · noch nie veröffentlicht',
    lookAhead: 'Vorausschauen',
    lookAheadTitle: 'Die Website zu einer anderen Zeit ansehen',
    lookAheadAt: 'So sieht sie aus am',
    lookAheadHint:
      'Sie sehen alle Seiten, wie Besucher sie dann sehen. Nur für Sie; bearbeitet wird immer der Stand von jetzt, und die Suche kennt auf Seiten nur Texte, die jetzt schon öffentlich sind.',
    look: 'Ansehen',
    close: 'Schließen',
    previewAt: (time: string) => `Vorschau: So sehen Besucher die Website am ${time} Uhr.`,
    backToNow: 'Zurück zu jetzt',
    lookFailed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    noTime: 'Bitte Datum und Uhrzeit vollständig angeben.',
    logout: 'Abmelden',
  },
  en: {
    label: 'Editing',
    edit: 'Edit this page',
    editShort: 'Edit',
    create: 'Create a page here',
    newPage: 'New page',
    missing: 'There is no page here yet',
    online: 'online',
    offline: 'offline – only editors see it',
    admin: 'Back office',
    draft: (day: string | null) => (day ? `Draft · last published on ${day}` : 'Draft · never published'),
    lookAhead: 'Look ahead',
    lookAheadTitle: 'Look at the website at another time',
    lookAheadAt: 'This is how it looks on',
    lookAheadHint:
      'You see all pages as visitors will see them then. Only you do; what you edit is always the present state, and of pages search knows only texts that are public now.',
    look: 'Look at it',
    close: 'Close',
    previewAt: (time: string) => `Preview: this is how visitors see the website on ${time}.`,
    backToNow: 'Back to now',
    lookFailed: 'That did not work. Please try again.',
    noTime: 'Please give date and time completely.',
    logout: 'Log out',
  },
})
