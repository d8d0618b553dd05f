import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    kinds: 'Ergebnisse nach Art',
    everything: 'Alles',
    all: (name: string, count: number) => `Alle ${count} ansehen: ${name}`,
    count: (count: number, query: string) => (count === 1 ? `1 Ergebnis für „${query}“` : `${count} Ergebnisse für „${query}“`),
    instead: (given: string, used: string, count: number) =>
      `Für „${given}“ haben wir nichts gefunden. Gezeigt wird „${used}“: ${count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`}.`,
    nothing: (query: string) => `Für „${query}“ haben wir nichts gefunden.`,
    hints: 'Versuchen Sie es mit weniger oder anderen Wörtern – zum Beispiel mit einem Komponisten, einem Instrument oder einem Ort.',
    start: 'Geben Sie ein, was Sie suchen: ein Werk, einen Namen, einen Ort, ein Instrument, eine Frage.',
    past: 'vorbei',
    pages: 'Weitere Ergebnisse',
    previous: 'Zurück',
    next: 'Weiter',
    suggestions: 'Vorschläge',
    suggested: (count: number) => (count === 0 ? 'Keine Vorschläge' : count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  },
  en: {
    kinds: 'Results by kind',
    everything: 'Everything',
    all: (name, count) => `See all ${count}: ${name}`,
    count: (count, query) => (count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`),
    instead: (given, used, count) => `We found nothing for “${given}”. Showing “${used}”: ${count === 1 ? '1 result' : `${count} results`}.`,
    nothing: (query) => `We found nothing for “${query}”.`,
    hints: 'Try fewer or other words – a composer, an instrument or a place, for example.',
    start: 'Enter what you are looking for: a work, a name, a place, an instrument, a question.',
    past: 'past',
    pages: 'More results',
    previous: 'Back',
    next: 'Next',
    suggestions: 'Suggestions',
    suggested: (count) => (count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`),
  },
})
