import type { Locale } from '#config'

export const partMessages = {
  de: {
    question: (service: string) => `Beim Laden gehen Daten an ${service}.`,
    once: 'Einmal laden',
    always: (service: string) => `${service} immer laden`,
    open: (service: string) => `Bei ${service} öffnen`,
    video: 'Video',
    audio: 'Hörbeitrag',
    document: 'Dokument',
    magazine: 'Magazin',
    post: 'Beitrag',
    more: 'Mehr erfahren',
    table: 'Tabelle',
    length: (length: string) => `Dauer ${length}`,
    content: (content: string, service: string) => `${content} von ${service}`,
  },
  en: {
    question: (service: string) => `Loading sends data to ${service}.`,
    once: 'Load once',
    always: (service: string) => `Always load ${service}`,
    open: (service: string) => `Open on ${service}`,
    video: 'Video',
    audio: 'Audio',
    document: 'Document',
    magazine: 'Magazine',
    post: 'Post',
    more: 'Read more',
    table: 'Table',
    length: (length: string) => `Length ${length}`,
    content: (content: string, service: string) => `${content} from ${service}`,
  },
} satisfies Record<Locale, unknown>
