import { expect, test } from 'vitest'
import { domainOf, mailboxOf } from './mailbox-of.ts'

test.each([
  ['Opfer+1-0@Example.org', 'opfer@example.org'],
  [' opfer@example.org', 'opfer@example.org'],
  ['a+b+c@example.org', 'a@example.org'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
  expect(domainOf(address)).toBe('example.org')
})
