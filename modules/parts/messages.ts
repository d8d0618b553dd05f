import type { Locale } from '#config'

export const partMessages = {
  de: {
    question: (service: string) => `Dieser Inhalt kommt von ${service}. Beim Laden werden Daten an ${service} übertragen.`,
    once: 'Einmal laden',
    always: (service: string) => `${service} immer laden`,
    open: (service: string) => `Bei ${service} öffnen`,
    video: 'Video',
    audio: 'Hörbeitrag',
    document: 'Dokument',
    magazine: 'Magazin',
    post: 'Beitrag',
    more: 'Mehr erfahren',
    answer: 'Antwort',
    length: (length: string) => `Dauer ${length}`,
    content: (what: string, service: string) => `${what} von ${service}`,
  },
  en: {
    question: (service: string) => `This content comes from ${service}. Loading it sends data to ${service}.`,
    once: 'Load once',
    always: (service: string) => `Always load ${service}`,
    open: (service: string) => `Open on ${service}`,
    video: 'Video',
    audio: 'Audio',
    document: 'Document',
    magazine: 'Magazine',
    post: 'Post',
    more: 'Read more',
    answer: 'Answer',
    length: (length: string) => `Length ${length}`,
    content: (what: string, service: string) => `${what} from ${service}`,
  },
} satisfies Record<Locale, unknown>
