import type { Locale } from '#config'

export const partMessages = {
  de: {
    question: (service: string) => `Dieser Inhalt kommt von ${service}. Beim Laden werden Daten an ${service} übertragen.`,
    once: 'Einmal laden',
    always: (service: string) => `${service} immer laden`,
    open: (service: string) => `Bei ${service} öffnen`,
    opensNewWindow: 'öffnet ein neues Fenster',
    video: 'Video',
    audio: 'Hörbeitrag',
    document: 'Dokument',
    magazine: 'Magazin',
    post: 'Beitrag',
    more: 'Mehr erfahren',
    length: (length: string) => `Dauer ${length}`,
    content: (what: string, service: string) => `${what} von ${service}`,
  },
  en: {
    question: (service: string) => `This content comes from ${service}. Loading it sends data to ${service}.`,
    once: 'Load once',
    always: (service: string) => `Always load ${service}`,
    open: (service: string) => `Open on ${service}`,
    opensNewWindow: 'opens a new window',
    video: 'Video',
    audio: 'Audio',
    document: 'Document',
    magazine: 'Magazine',
    post: 'Post',
    more: 'Read more',
    length: (length: string) => `Length ${length}`,
    content: (what: string, service: string) => `${what} from ${service}`,
  },
} satisfies Record<Locale, unknown>
