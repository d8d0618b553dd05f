import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const long = 'Ein langer Satz über das Orchester, das in der alten Weberei spielt und nebenan unterrichtet'

test.each([
  ['<p>Beginn um 19 Uhr im Saal</p>', '<p>Beginn um 20 Uhr im Saal</p>', { was: '19', now: '20' }],
  ['<p>Karten an der Kasse</p>', '<p>Karten nur an der Kasse</p>', { was: '', now: 'nur' }],
  ['<p>Karten nur an der Kasse</p>', '<p>Karten an der Kasse</p>', { was: 'nur', now: '' }],
  ['', '<p>Neu</p>', { was: '', now: 'Neu' }],
  ['<p>eins eins</p>', '<p>eins eins eins</p>', { was: '', now: 'eins' }],
  ['<p>a &lt; b</p>', '<p>a &gt; b</p>', { was: '<', now: '>' }],
  ['<p>Fett</p>', '<p><strong>Fett</strong></p>', null],
  [
    '<p>Kurz</p>',
    `<p>${long}</p>`,
    { was: 'Kurz', now: 'Ein langer Satz über das Orchester, das in der alten Weberei …' },
  ],
])('the difference of %s and %s is %j', (was, now, difference) => {
  expect(
    differenceOf({ text: { de: was, en: 'x' }, level: 2 }, { text: { de: now, en: 'x' }, level: 3 }, ['de']),
  ).toEqual(difference)
})
