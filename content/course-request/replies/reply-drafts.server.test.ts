import { expect, test } from 'vitest'
import { OPEN_PLACE, replyKinds } from '../states.ts'
import { draftReplies, type ReplyFacts } from './reply-drafts.server.ts'

const facts: ReplyFacts = {
  name: 'Mara Vogt',
  learnerName: 'Ada',
  course: 'Oboe von Anfang an',
  lesson: 'Dienstag, 12. Januar 2027, 15:30',
  location: 'Altes Rathaus',
  instructors: 'Amélie Garnier',
  signature: 'Schulbüro',
}
const draftOf = (kind: string, changes: Partial<ReplyFacts> = {}, locale: 'de' | 'en' = 'de') =>
  draftReplies({ ...facts, ...changes }, locale).find((draft) => draft.kind === kind)?.text ?? ''

test('a draft names child, course, day, place and teacher', () => {
  for (const kind of ['trial', 'place'])
    expect(draftOf(kind)).toMatch(
      /^Guten Tag Mara Vogt,.*Ada.*Oboe von Anfang an.*12\. Januar 2027, 15:30.*Altes Rathaus.*Amélie Garnier.*Schulbüro\n$/s,
    )
  expect(draftOf('waiting', {}, 'en')).toMatch(/^Hello Mara Vogt,.*Oboe von Anfang an.*put Ada on the waiting list/s)
})

test('an adult is addressed, and unknown facts are left out', () => {
  const text = draftOf('place', { learnerName: '', location: '', instructors: '' })
  expect(text).toContain('Sie haben einen Platz')
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
