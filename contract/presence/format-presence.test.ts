import { expect, test } from 'vitest'
import type { PresenceEntry } from './endpoints.ts'
import { formatPresence } from './format-presence.ts'

const now = Date.parse('2027-01-15T12:00:00Z')
const anna: PresenceEntry = {
  name: 'Anna Muster',
  own: false,
  where: 'page',
  section: null,
  heading: '',
  unsaved: false,
  seen_at: '2027-01-15T11:59:50Z',
}
const format = (more: Partial<PresenceEntry>, locale: 'de' | 'en' = 'de') =>
  formatPresence([{ ...anna, ...more }], { locale, now }).join()

test('presence is described by person and place in both languages', () => {
  expect(format({})).toBe('Anna Muster bearbeitet diese Seite')
  expect(format({ section: 3 })).toBe('Anna Muster bearbeitet Abschnitt 3')
  expect(format({ section: 3, heading: 'Preise' })).toBe('Anna Muster bearbeitet den Abschnitt „Preise“')
  expect(format({ where: 'form' }, 'en')).toBe('Anna Muster has the form in the back office open')
  expect(format({ own: true })).toBe('Sie haben diese Seite noch in einem anderen Fenster offen')
})

test('a silent window with unsaved edits shows its last local time', () => {
  expect(format({ unsaved: true })).toBe('Anna Muster bearbeitet diese Seite, mit ungespeicherten Änderungen')
  expect(format({ unsaved: true, seen_at: '2027-01-15T09:05:00Z' })).toBe(
    'Anna Muster bearbeitet diese Seite, mit ungespeicherten Änderungen, zuletzt um 10:05\u00a0Uhr',
  )
})

test('one person per place appears once, more than three are counted', () => {
  expect(formatPresence([anna, anna], { locale: 'de', now })).toHaveLength(1)
  const entries = [1, 2, 3, 4, 5].map((section) => ({ ...anna, section }))
  expect(formatPresence(entries, { locale: 'de', now }).at(-1)).toBe('und 2 weitere')
  expect(formatPresence(entries, { locale: 'de', now })).toHaveLength(4)
})
