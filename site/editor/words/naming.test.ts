import { expect, test } from 'vitest'
import { moduleEditors } from '#modules/editors.ts'
import { missingFields } from './naming.ts'

const german = { speaks: 'de' as const, editOf: (kind: string) => moduleEditors.get(kind) ?? null }

test('missing fields are named if nothing else is wrong', () => {
  const problems = { image: ['Bitte ein Bild wählen.'], video_url: ['Bitte ausfüllen.'] }
  const names = missingFields(german, { kind: 'video', problems })
  expect(names).toHaveLength(2)
  expect(names?.[0]).toMatch(/bild/i)
  expect(
    missingFields(german, { kind: 'video', problems: { ...problems, length: ['1 Zeichen zu viel, höchstens 20.'] } }),
  ).toBeNull()
  expect(missingFields(german, { kind: 'video', problems: {} })).toBeNull()
})
