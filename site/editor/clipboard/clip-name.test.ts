import { expect, test } from 'vitest'
import type { Locale } from '#config'
import { moduleEditors } from '#modules/editors.ts'
import { snapshotOf } from '../core/snapshot.ts'
import { moduleRecord } from '../testing/documents.ts'
import type { Clip } from './clip.ts'
import { clipName } from './commands.ts'

const german = moduleRecord(1, { kind: 'headline', content: 'Nachtmusik' })
const english = moduleRecord(1, { kind: 'headline', content: 'Night music' })
const known = { confirmed: new Map([[1, german]]), others: new Map([[1, english]]) }
const headline: Clip = { type: 'module', at: 0, locale: 'de', module: snapshotOf(german, known) }
const section: Clip = { type: 'section', at: 0, locale: 'de', number: 2, layout: 0, columns: [] }

test('what was copied on a German page has a German name there and an English one on an English page', () => {
  expect([headline, section].map(nameIn('de'))).toEqual(['Überschrift „Nachtmusik“', 'Abschnitt 2'])
  expect([headline, section].map(nameIn('en'))).toEqual(['Headline “Night music”', 'Section 2'])
})

function nameIn(locale: Locale) {
  return (clip: Clip) => clipName({ locale, editOf: (kind) => moduleEditors.get(kind) ?? null }, clip)
}
