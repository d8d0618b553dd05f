import { expect, test } from 'vitest'
import { parseMailbox, parseMailDomain } from './parse-mailbox.ts'

test.each([
  ['Opfer+1-0@Example.org', 'opfer@example.org'],
  [' opfer@example.org', 'opfer@example.org'],
  ['a+b+c@example.org', 'a@example.org'],
])('%s has the mailbox %s', (address, mailbox) => {
  expect(parseMailbox(address)).toBe(mailbox)
  expect(parseMailDomain(address)).toBe('example.org')
})
