import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { errorMessage } from './error-message.ts'

test('an error message is a text, also for a message key', () => {
  expect(errorMessage(new Error('partitur.import.emptySheet'))).toBe('In dieser Tabelle steht nichts.')
  expect(errorMessage(new HttpError('Das gibt es schon.', 409))).toBe('Das gibt es schon.')
  expect(errorMessage(null)).toBe('Der Server hat nicht wie erwartet geantwortet.')
})

test('field errors replace the message', () => {
  const body = { errors: { name: { de: 'Bitte ausfüllen.' }, email: 'Das ist keine Adresse.' } }
  expect(errorMessage(new HttpError('Ungültig', 400, body))).toBe('Bitte ausfüllen. Das ist keine Adresse.')
})
