import { expect, test } from 'vitest'
import type { Locale } from '#config'
import { ALWAYS_VISIBLE } from '#model/visibility-settings.ts'
import { moduleEditors } from '#modules/editors.ts'
import { fromModuleCopy, toModuleCopy } from '../store/module-copy.ts'
import { moduleRecord } from '../testing/documents.ts'
import { type Clip, sectionFrom } from './clip.ts'
import { clipName } from './commands.ts'

const german = moduleRecord(1, { kind: 'headline', content: 'Nachtmusik' })
const english = moduleRecord(1, { kind: 'headline', content: 'Night music' })
const state = { confirmed: new Map([[1, german]]), otherLanguageModules: new Map([[1, english]]) }
const headline: Clip = { type: 'module', at: 0, locale: 'de', module: toModuleCopy(german, state) }
const section = { type: 'section', at: 0, locale: 'de', number: 2, layout: 0, columns: [] } satisfies Clip

test("a copied module is named in the page's language", () => {
  expect([headline, section].map(nameIn('de'))).toEqual(['Überschrift „Nachtmusik“', 'Abschnitt 2'])
  expect([headline, section].map(nameIn('en'))).toEqual(['Headline “Night music”', 'Section 2'])
})

test('a copied section keeps its visibility', () => {
  const timing = { showing: { ...ALWAYS_VISIBLE, is_online: false }, until_date: null }
  const owner = { content_type: 'page', object_id: 1 } as const
  expect(sectionFrom({ ...section, timing }, { owner, locale: 'de' })).toMatchObject(timing)
  expect(fromModuleCopy(toModuleCopy({ ...german, ...timing }, state), false)).toMatchObject(timing)
})

function nameIn(locale: Locale) {
  return (clip: Clip) => clipName({ locale, speaks: locale, editOf: (kind) => moduleEditors.get(kind) ?? null }, clip)
}
