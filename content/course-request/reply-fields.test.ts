import { expect, test } from 'vitest'
import { defaultTemplates } from './replies/default-templates.server.ts'
import { fillReply, type ReplyFacts, unknownFieldNames } from './reply-fields.ts'
import { OPEN_PLACE, type ReplyKind, replyKinds } from './states.ts'

const facts: ReplyFacts = {
  name: 'Mara Vogt',
  learner: 'Ada',
  course: 'Oboe von Anfang an',
  lesson: 'Dienstag, 12. Januar 2027, 15:30',
  location: 'Altes Rathaus',
  instructors: 'Amélie Garnier',
  signature: 'Schulbüro',
}
const draftOf = (kind: ReplyKind, changes: Partial<ReplyFacts> = {}, locale: 'de' | 'en' = 'de') =>
  fillReply(defaultTemplates[kind][locale], { ...facts, ...changes }, locale).text

test('a draft names child, course, day, place and teacher', () => {
  for (const kind of ['trial', 'place'] as const)
    expect(draftOf(kind)).toMatch(
      /^Guten Tag Mara Vogt,.*Ada.*Oboe von Anfang an.*12\. Januar 2027, 15:30.*Altes Rathaus.*Amélie Garnier.*Schulbüro\n$/s,
    )
  expect(draftOf('waiting', {}, 'en')).toMatch(/^Hello Mara Vogt,.*Oboe von Anfang an.*put Ada on the waiting list/s)
})

test('an adult is addressed, and unknown facts are left out', () => {
  const text = draftOf('place', { learner: '', location: '', instructors: '' })
  expect(text).toContain('einen Platz für Sie')
  expect(text).not.toMatch(/Ort|Lehrkraft/)
})

test('an unknown lesson or question stays open, in both languages', () => {
  for (const locale of ['de', 'en'] as const) {
    expect(replyKinds.filter((kind) => draftOf(kind, {}, locale).includes(OPEN_PLACE))).toEqual(['question'])
    expect(replyKinds.filter((kind) => draftOf(kind, { lesson: '' }, locale).includes(OPEN_PLACE))).toEqual([
      'trial',
      'place',
      'question',
    ])
  }
})

test('a fact in braces is not filled again', () => {
  const template = { subject: '{Kurs}', text: '{name} {Foo}' }
  expect(fillReply(template, { ...facts, name: '{Kurs}' }, 'de').text).toBe('{Kurs} {Foo}')
})

test('names of other languages are unknown', () => {
  expect(unknownFieldNames('{Kurs} { erste stunde } {course} {}', 'de')).toEqual(['course', ''])
  for (const kind of replyKinds)
    for (const locale of ['de', 'en'] as const)
      expect(unknownFieldNames(JSON.stringify(Object.values(defaultTemplates[kind][locale])), locale)).toEqual([])
})
