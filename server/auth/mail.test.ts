import { expect, test } from 'vitest'
import { createMailbox } from '#tests/support/mailbox.ts'
import { createMailer } from './mail.ts'

test('a reset link goes out by e-mail, in the language of the request', async () => {
  const { smtpUrl, letters } = await createMailbox()
  const mailer = createMailer({ smtpUrl, from: 'website@house.example' })
  await mailer?.sendReset({ to: 'press@house.example', url: 'https://house.example/admin/reset?token=abc', locale: 'de' })
  const letter = letters()
  expect(letter).toContain('RCPT TO:<press@house.example>')
  expect(letter).toContain('Subject: Neues Passwort')
  expect(letter).toContain('https://house.example/admin/reset?token=abc')
})

test('a house without a mail server has no mailer', () => {
  expect(createMailer({ smtpUrl: undefined, from: 'website@house.example' })).toBeNull()
})
