import { expect, test } from 'vitest'
import { renderHtml } from '#tests/support/render-html.tsx'
import { SecondaryMenu } from './Header.tsx'

const press = { title: 'Presse', url: '/de/presse', clickable: true, children: [] }
const items = [
  { title: 'Orchester', url: '/de/orchester', clickable: true, children: [press] },
  { ...press, title: 'Kontakt', url: '/de/kontakt' },
]

test.each([true, false])('the secondary menu shows the pages below an item, folding: %s', async (folds) => {
  const html = await renderHtml(<SecondaryMenu items={items} className="menu" folds={folds} />, '/de')
  const links = [...html.matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, url]) => url)
  expect(links).toEqual(['/de/orchester', '/de/presse', '/de/kontakt'])
  expect(html.includes('aria-expanded="false"')).toBe(folds)
})

test('an empty secondary menu renders nothing', async () => {
  expect(await renderHtml(<SecondaryMenu items={[]} className="menu" />, '/de')).toBe('')
})
