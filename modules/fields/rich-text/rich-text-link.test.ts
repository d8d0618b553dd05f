import { expect, test } from 'vitest'
import { findLinks } from './rich-text-link.ts'

test.each([
  ['Mehr unter www.example.org, und', ['https://www.example.org']],
  ['(https://example.org/a_(b)).', ['https://example.org/a_(b)']],
  ['„www.example.org/karten“; info@example.org.', ['https://www.example.org/karten', 'mailto:info@example.org']],
  ['Tel. +49 7221 932791.', ['tel:+497221932791']],
  ['Telefon 07221 / 93 27 91, Fax (07221) 932792', ['tel:07221932791', 'tel:07221932792']],
  ['ruft +49 (0)7221 93-27 91 an', ['tel:+497221932791']],
  ['0761/123456 oder 030-1234567', ['tel:0761123456', 'tel:0301234567']],
  ['am 01.02.2027 um 19:30 Uhr, 05/2027, 10 000 Plätze, 0,50 €, 12.50', []],
  ['ISBN 978-3-16-148410-0 und DE12 0000 0000 1234 5678 90', []],
  ['z.B. Node.js, 2026/2027, op. 92', []],
  ['user:secret@example.org', ['mailto:secret@example.org']],
])('links are found in: %s', (text, links) => {
  const matches = findLinks(text)
  expect(matches.map(({ href }) => href)).toEqual(links)
  for (const { from, to } of matches)
    expect(text.slice(from, to)).not.toMatch(/^[\s(]*$|[\s.,;“)]$(?<!_\(b\))(?<!\(07221\) \d+)/)
})
