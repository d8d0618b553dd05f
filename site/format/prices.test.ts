import { expect, test } from 'vitest'
import { markPriceLists } from './prices.ts'

const row = (label: string, price: string) =>
  `<li><span>${label}<span class="visually-hidden">:</span></span> <span>${price}</span></li>`

test('a list of labels with prices becomes a price table', () => {
  expect(
    markPriceLists('<p>Abo</p><ul><li>Kategorie A: 214 €</li><li><p>Kategorie B: 168 €</p></li></ul><p>Ende</p>'),
  ).toBe(`<p>Abo</p><ul class="prices">${row('Kategorie A', '214 €')}${row('Kategorie B', '168 €')}</ul><p>Ende</p>`)
  expect(markPriceLists('<ul><li>Ensembles: €12 to €16</li><li>Early years: 24 Euro</li></ul>')).toContain(
    'class="prices"',
  )
})

test.each([
  '<ul><li>Familienpass: 1 € je Kind</li><li>Begleitung frei</li></ul>',
  '<ul><li>Kategorie A: 214 €</li></ul>',
  '<ul><li>Beginn: 19:30 Uhr</li><li>Ende: 22 Uhr</li></ul>',
  '<ul><li>A: 1 €</li><li>B: 2 €<ul><li>C: 3 €</li></ul></li></ul>',
  '<ul><li><a href="/x">A: 1 €</a></li><li>B: 2 €</li></ul>',
  '<ol><li>A: 1 €</li><li>B: 2 €</li></ol>',
  'A: 1 €',
])('%s stays a plain list', (html) => {
  expect(markPriceLists(html)).toBe(html)
})
