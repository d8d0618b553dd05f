import { expect, test } from 'vitest'
import { renderHtml } from '#tests/support/render-html.tsx'
import { PlayedWorks } from '../../../../work/site/PlayedWorks.tsx'
import { Programme } from './Programme.tsx'

const composer = {
  id: 1,
  url: '/en/composers/emilie-mayer/1',
  name: 'Emilie Mayer',
  born: 1812,
  died: 1883,
  same_as: '',
  identified: [],
}
const work = {
  id: 1,
  url: '/en/works/faust/1',
  title: 'Faust-Ouvertüre',
  fallback: ['title'],
  composer,
  movements: [],
  minutes: null,
  same_as: '',
  identified: [],
}

test('a German title on an English page has lang="de"', async () => {
  const programme = await renderHtml(
    <Programme items={[{ id: 1, interval: false, minutes: null, note: '', fallback: [], work }]} performers={[]} />,
    '/en/events/x/1',
  )
  const works = await renderHtml(<PlayedWorks works={[{ ...work, dates: 2 }]} />, '/en/composers/emilie-mayer/1')
  for (const html of [programme, works]) expect(html).toMatch(/<a[^>]* lang="de"[^>]*>Faust-Ouvertüre<\/a>/)
  const translated = { ...work, title: 'Faust Overture', fallback: [] }
  expect(
    await renderHtml(
      <Programme
        items={[{ id: 1, interval: false, minutes: null, note: '', fallback: [], work: translated }]}
        performers={[]}
      />,
      '/en/events/x/1',
    ),
  ).not.toContain('lang="de"')
})
