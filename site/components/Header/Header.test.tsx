import { expect, test } from 'vitest'
import { renderHtml } from '#tests/support/render-html.tsx'
import { Header, SecondaryMenu } from './Header.tsx'

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

test.each([
  ['/de/konzerte/aufbruch/1', 'Konzerte'],
  ['/de/kalender/2026-12', 'Konzerte'],
  ['/en/events/setting-out/1', 'Konzerte'],
  ['/de/spielorte/alte-weberei/1', 'Konzerte'],
  ['/de/komponisten', 'Konzerte'],
  ['/de/orchester/geschichte', 'Orchester'],
  ['/de', undefined],
  ['/de/konzertreihe', undefined],
])('the main menu marks %s as %s', async (path, current) => {
  expect(await currentItem(path)).toBe(current)
})

test("the main menu marks the list of a record's page", async () => {
  expect(await currentItem('/de/mitarbeiter/instructor/mara-vogt/1', '/de/orchester')).toBe('Orchester')
})

async function currentItem(path: string, listUrl?: string): Promise<string | undefined> {
  const home = `/${path.slice(1, 3)}`
  const concerts = { ...press, title: 'Konzerte', url: `${home}#konzerte` }
  const html = await renderHtml(
    <Header
      data={{
        ...(listUrl && { listUrl }),
        ...{
          variant: 'orchestra',
          homes: { orchestra: home, school: `${home}/musikschule` },
          social: [],
          sponsors: [],
          ...{ contact: null, consentServices: [], tagManagerId: '', year: null },
        },
        menus: { main_menu: [concerts, ...items], footer: [], secondary_menu: [], primary: null },
      }}
      {...{ otherUrl: '/en', isOpen: false, isHidden: false, onToggle: () => {}, onClose: () => {}, ref: null }}
    />,
    path,
  )
  return /<a [^>]*data-current="true"[^>]*>([^<]*)/.exec(html)?.[1]
}
