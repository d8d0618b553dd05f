import { expect, test } from 'vitest'
import type { PageBinEntry } from '#contract/page/page-bin.ts'
import { formatBinEntry } from './BinDialog.tsx'

const headline: PageBinEntry = {
  model: 'module',
  id: 1,
  kind: 'headline',
  words: 'Preise',
  holds: 0,
  section: 2,
  column: 1,
  list: null,
  deleted_at: '2027-01-01T00:00:00Z',
  deleted_by: 'Mara',
  days_left: 12,
}
const kindName = (kind: string) => (kind === 'faq' ? 'Fragen' : kind)

test.each([
  [headline, 'Abschnitt 2, Spalte 1'],
  [{ ...headline, section: null }, 'Der Abschnitt ist auch gelöscht'],
  [{ ...headline, kind: 'faq', holds: 3 }, 'Abschnitt 2, Spalte 1 · 3 Einträge'],
  [{ ...headline, kind: 'faqitem', list: 'faq' }, 'Abschnitt 2, in Fragen'],
  [{ ...headline, model: 'container' as const, kind: null, holds: 1 }, 'Abschnitt 2 · 1 Modul'],
])("a deleted entry's place is described: $1", (entry, description) => {
  expect(formatBinEntry(entry, { speaks: 'de', kindName })).toBe(description)
})
