import { expect, test } from 'vitest'
import { toFileName } from './service.ts'

test.each([
  ['Spielplan fu\u0308r Fo\u0308rderer 2027.pdf', 'Spielplan für Förderer 2027.pdf'],
  ['Programm (neu), Fassung – Mai [2].pdf', 'Programm (neu), Fassung – Mai [2].pdf'],
  ['कार्यक्रम.pdf', 'कार्यक्रम.pdf'],
  ['โปรแกรม.pdf', 'โปรแกรม.pdf'],
  ['Müller & Söhne’s “Plan”.pdf', 'Müller & Söhne’s “Plan”.pdf'],
  ['👩‍👩‍👧 Familien.pdf', '👩‍👩‍👧 Familien.pdf'],
  ['../../etc/passwd.pdf', 'etcpasswd.pdf'],
  ['C:\\Temp\\Plan.pdf', 'CTempPlan.pdf'],
  ['.versteckt.pdf', 'versteckt.pdf'],
  ['Zeile\n\u0000zwei\u202efdp.pdf', 'Zeile zweifdp.pdf'],
  ['Plan.v2.pdf', 'Plan.v2.pdf'],
  ['...', 'datei.pdf'],
  ['', 'datei.pdf'],
])('file name %j becomes %j', (name, fileName) => {
  expect(toFileName(name, 'pdf')).toBe(fileName)
})

test('a long name is cut between grapheme clusters', () => {
  expect(toFileName(`${'ü'.repeat(119)}👩‍👩‍👧👩‍👩‍👧.pdf`, 'pdf')).toBe(`${'ü'.repeat(119)}👩‍👩‍👧.pdf`)
})
