import { defineWords } from '#site/i18n/words.ts'

const results = {
  de: (count: number, more: boolean) =>
    more ? `Über ${count} Ergebnisse` : count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`,
  en: (count: number, more: boolean) =>
    more ? `Over ${count} results` : count === 1 ? '1 result' : `${count} results`,
}

export const words = defineWords({
  de: {
    kinds: 'Ergebnisse nach Art',
    everything: 'Alles',
    number: (count: number, more: boolean) => (more ? `über ${count}` : `${count}`),
    all: (name: string, count: number, more: boolean) =>
      more ? `Die ersten ${count} ansehen: ${name}` : `Alle ${count} ansehen: ${name}`,
    count: (count: number, more: boolean, query: string) => `${results.de(count, more)} für „${query}“`,
    instead: (original: string, used: string, count: number, more: boolean) =>
      `Für „${original}“ haben wir nichts gefunden. Gezeigt wird „${used}“ – ${results.de(count, more)}.`,
    first: (count: number) => `Gezeigt werden die ersten ${count}. Ein weiteres Wort grenzt die Suche ein.`,
    nothing: (query: string) => `Für „${query}“ haben wir nichts gefunden.`,
    noDatesOn: (day: string) => `Am ${day}, steht kein Konzert auf unserem Spielplan.`,
    noDatesIn: (month: string) => `Im ${month} steht kein Konzert auf unserem Spielplan.`,
    noDatesFrom: (first: string, last: string) =>
      `Vom ${first} bis zum ${last} steht kein Konzert auf unserem Spielplan.`,
    nextDate: 'Das nächste Konzert danach',
    hints:
      'Versuchen Sie es mit weniger oder anderen Wörtern – zum Beispiel mit einem Komponisten, einem Instrument oder einem Ort.',
    start: 'Geben Sie ein, was Sie suchen: ein Werk, einen Namen, einen Ort, ein Instrument, eine Frage.',
    past: 'vorbei',
    pages: 'Weitere Ergebnisse',
    previous: 'Zurück',
    next: 'Weiter',
  },
  en: {
    kinds: 'Results by kind',
    everything: 'Everything',
    number: (count, more) => (more ? `over ${count}` : `${count}`),
    all: (name, count, more) => (more ? `See the first ${count}: ${name}` : `See all ${count}: ${name}`),
    count: (count, more, query) => `${results.en(count, more)} for “${query}”`,
    instead: (original, used, count, more) =>
      `We found nothing for “${original}”. Showing “${used}” – ${results.en(count, more)}.`,
    first: (count) => `The first ${count} are shown. One more word narrows the search.`,
    nothing: (query) => `We found nothing for “${query}”.`,
    noDatesOn: (day) => `There is no concert on ${day}.`,
    noDatesIn: (month) => `There is no concert in ${month}.`,
    noDatesFrom: (first, last) => `There is no concert from ${first} to ${last}.`,
    nextDate: 'The next concert after that',
    hints: 'Try fewer or other words – a composer, an instrument or a place, for example.',
    start: 'Enter what you are looking for: a work, a name, a place, an instrument, a question.',
    past: 'past',
    pages: 'More results',
    previous: 'Back',
    next: 'Next',
  },
})
