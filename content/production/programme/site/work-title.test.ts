import { expect, test } from 'vitest'
import { workTitle } from './work-title.ts'

const showSpaces = (title: string) => title.replaceAll('\u00a0', '_').replaceAll('\u2060', '')

test('a work title keeps numbers with their abbreviations', () => {
  expect(showSpaces(workTitle('Sinfonie Nr. 7 A-Dur op. 92'))).toBe('Sinfonie Nr._7 A-Dur op._92')
  expect(showSpaces(workTitle('Symphony No. 41 in C major, K. 551 “Jupiter”'))).toBe(
    'Symphony No._41 in C major, K._551 “Jupiter”',
  )
})

test('a German key does not break at its hyphen', () => {
  expect(workTitle('Konzert C-Dur')).toBe('Konzert C\u2060-\u2060Dur')
  expect(workTitle('Sinfonie cis-Moll')).toBe('Sinfonie cis\u2060-\u2060Moll')
})

test('other titles are unchanged', () => {
  expect(workTitle('Das Forellen-Quintett')).toBe('Das Forellen-Quintett')
})
