import { expect, test } from 'vitest'
import { collectErrorMessages, toFormErrors } from './form-errors.ts'

test("dotted paths become the form's error tree", () => {
  const errors = toFormErrors(
    { 'dates.0.date_end': ['Muss nach dem Beginn liegen.'], slug_de: ['Vergeben.', 'Zu lang.'] },
    {},
  )
  expect(errors).toEqual({ dates: { 0: { date_end: 'Muss nach dem Beginn liegen.' } }, slug_de: 'Vergeben. Zu lang.' })
})

test('an error of a localised text appears at its German field', () => {
  expect(toFormErrors({ name: ['Bitte ausfüllen.'] }, { name: { de: '', en: '' } })).toEqual({
    name: { de: 'Bitte ausfüllen.' },
  })
})

test('the more specific of two errors wins', () => {
  expect(toFormErrors({ name: ['Pflichtfeld'], 'name.en': ['Zu lang'] }, { name: 'x' })).toEqual({
    name: { en: 'Zu lang' },
  })
})

test('errors of a response and of a form are read alike', () => {
  expect(collectErrorMessages({ role: 'Das letzte Konto.', dates: { 0: { date_end: 'Zu früh.' } } })).toEqual([
    'Das letzte Konto.',
    'Zu früh.',
  ])
  expect(collectErrorMessages({ dates: [undefined, { date_end: { type: 'server', message: 'Zu früh.' } }] })).toEqual([
    'Zu früh.',
  ])
})

test('an error of one line appears at the whole list', () => {
  expect(toFormErrors({ 'hosts.school.0': ['Bitte nur den Namen.'] }, { hosts: { school: ['https://x'] } })).toEqual({
    hosts: { school: 'Bitte nur den Namen.' },
  })
})
