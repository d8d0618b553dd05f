import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    more: 'Weitere Nachrichten laden',
    moreFailed: 'Die weiteren Nachrichten konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    back: 'Alle Nachrichten',
    further: 'Weitere Nachrichten',
    empty: 'Hier ist noch nichts erschienen.',
    feed: 'Nachrichten',
    feedOf: (category: string) => `Nachrichten: ${category}`,
    follow: 'Als Feed abonnieren',
  },
  en: {
    more: 'Load more news',
    moreFailed: 'Further news could not be loaded. Please try again.',
    back: 'All news',
    further: 'More news',
    empty: 'Nothing has been published here yet.',
    feed: 'News',
    feedOf: (category) => `News: ${category}`,
    follow: 'Subscribe to the feed',
  },
})
