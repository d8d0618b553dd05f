import { type Locale, timeZone } from '#config'
import { languageTag } from '../locale.ts'
import type { PresenceEntry } from './endpoints.ts'

const MAX_SHOWN = 3
/** Older entries are shown with their time. */
const SILENT_MS = 60_000

const words = {
  de: {
    form: (name: string) => `${name} hat das Formular in der Verwaltung offen`,
    page: (name: string) => `${name} bearbeitet diese Seite`,
    section: (name: string, number: number) => `${name} bearbeitet Abschnitt ${number}`,
    named: (name: string, heading: string) => `${name} bearbeitet den Abschnitt „${heading}“`,
    own: {
      form: 'Sie haben das Formular in der Verwaltung noch in einem anderen Fenster offen',
      page: 'Sie haben diese Seite noch in einem anderen Fenster offen',
    },
    unsaved: 'mit ungespeicherten Änderungen',
    silent: (time: string) => `zuletzt um ${time}\u00a0Uhr`,
    more: (count: number) => `und ${count} weitere`,
  },
  en: {
    form: (name: string) => `${name} has the form in the back office open`,
    page: (name: string) => `${name} is editing this page`,
    section: (name: string, number: number) => `${name} is editing section ${number}`,
    named: (name: string, heading: string) => `${name} is editing the section “${heading}”`,
    own: {
      form: 'You have the form in the back office open in another window',
      page: 'You have this page open for editing in another window',
    },
    unsaved: 'with unsaved changes',
    silent: (time: string) => `last seen at ${time}`,
    more: (count: number) => `and ${count} more`,
  },
} as const

/** One sentence per editor and place, however many windows. `now` in milliseconds. */
export function formatPresence(
  entries: readonly PresenceEntry[],
  { locale, now }: { locale: Locale; now: number },
): string[] {
  const text = words[locale]
  const sentences = [...new Set(entries.map((each) => formatSentence(each, { locale, now })))]
  return sentences.length > MAX_SHOWN
    ? [...sentences.slice(0, MAX_SHOWN), text.more(sentences.length - MAX_SHOWN)]
    : sentences
}

function formatSentence(
  { name, own, where, section, heading, unsaved, seen_at }: PresenceEntry,
  { locale, now }: { locale: Locale; now: number },
): string {
  const text = words[locale]
  const seenAt = new Date(seen_at)
  const time = new Intl.DateTimeFormat(languageTag[locale], { timeStyle: 'short', timeZone }).format(seenAt)
  const more = [...(unsaved ? [text.unsaved] : []), ...(now - seenAt.getTime() > SILENT_MS ? [text.silent(time)] : [])]
  return [own ? text.own[where] : formatPlace(), ...more].join(', ')

  function formatPlace(): string {
    if (where === 'form') return text.form(name)
    if (section === null) return text.page(name)
    return heading ? text.named(name, heading) : text.section(name, section)
  }
}
