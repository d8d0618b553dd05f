import { expect, test } from 'vitest'
import { formatDateChange } from '#contract/events/date-change-texts.ts'
import { changeEffects, dateChangeKinds, proposeSentence } from './use-date-change-form.ts'

const before = { start: '2026-12-03T18:30:00Z', hall: 'Kursaal, Marbruck' }
const later = { start: '2027-03-28T17:30:00Z', hall: 'Kursaal, Marbruck' }

test('a changed date is described in both languages in local time', () => {
  expect(proposeSentence('new_date', { before, after: later })).toEqual({
    de: 'Das Konzert ist von Donnerstag, 3.\u00a0Dezember 2026, auf Sonntag, 28.\u00a0März 2027, 19:30\u00a0Uhr, verlegt.',
    en: 'The concert has moved from 3 December 2026 to 28 March 2027, 19:30.',
  })
  expect(proposeSentence('new_date', { before, after: { ...later, hall: 'Alte Kelter' } }).en).toBe(
    'The concert has moved from 3 December 2026 to 28 March 2027, 19:30. New place: Alte Kelter.',
  )
  expect(proposeSentence('other_hall', { before, after: { ...before, hall: 'Alte Kelter' } }).de).toBe(
    'Das Konzert findet an einem anderen Ort statt: Alte Kelter statt Kursaal, Marbruck.',
  )
})

test('an unchanged time, day or venue has no sentence', () => {
  for (const change of ['new_date', 'other_time', 'other_hall'] as const)
    expect(proposeSentence(change, { before, after: before })).toEqual({ de: '', en: '' })
})

test('only changes with a note for visitors have a sentence', () => {
  for (const change of dateChangeKinds)
    expect(proposeSentence(change, { before, after: { start: later.start, hall: 'Alte Kelter' } }).de !== '').toBe(
      changeEffects[change].hasNote === true,
    )
})

test('the notice text has old state, new state and URL', () => {
  const changeFacts = {
    title: 'Aufbruch',
    before,
    after: later,
    status: 'Verlegt',
    note: 'Ein Satz.',
    url: 'https://house.example/de/konzerte/aufbruch/1',
  }
  expect(formatDateChange('tickets', changeFacts, 'de').split('\n')).toEqual([
    'VERLEGT: Aufbruch',
    'bisher: Donnerstag, 3.\u00a0Dezember 2026, 19:30\u00a0Uhr, Kursaal, Marbruck',
    'neu: Sonntag, 28.\u00a0März 2027, 19:30\u00a0Uhr, Kursaal, Marbruck',
    '',
    'Ein Satz.',
    '',
    changeFacts.url,
  ])
  expect(formatDateChange('door', { ...changeFacts, after: before, status: 'Abgesagt' }, 'de')).toBe(
    'Aufbruch\nAbgesagt\n\nEin Satz.',
  )
})
