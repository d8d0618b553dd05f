import { expect, test, vi } from 'vitest'
import { onPicked, parsePicked } from './PickerDialog.tsx'
import { recordOfLink, toImage, toLink } from './picked.ts'

test('a choice message of the back office is parsed', () => {
  const data = {
    type: 'partitur:picked',
    resource: 'productions',
    record: { id: 3, name: { de: 'Nachtmusik', en: '' } },
  }
  expect(parsePicked(data)).toMatchObject({ resource: 'productions', record: { id: 3 } })
})

test.each([
  ['text', 'partitur:picked'],
  ['another type', { type: 'other', resource: 'images', record: { id: 1 } }],
  ['an unknown resource', { type: 'partitur:picked', resource: 'users', record: { id: 1 } }],
  ['a record without an id', { type: 'partitur:picked', resource: 'images', record: {} }],
])('%s is not accepted as a choice', (_, data) => {
  expect(parsePicked(data)).toBeNull()
})

test('only messages of the same origin are accepted', () => {
  const opener = Object.assign(new EventTarget(), { location: { origin: 'https://haus.example' } })
  vi.stubGlobal('window', opener)
  const listener = vi.fn()
  const stop = onPicked(listener)
  const data = { type: 'partitur:picked', resource: 'files', record: { id: 3 } }
  const postFrom = (origin: string) => opener.dispatchEvent(new MessageEvent('message', { origin, data }))
  for (const origin of ['https://fremd.example', 'http://haus.example', 'https://haus.example.fremd.example', 'null'])
    postFrom(origin)
  expect(listener).not.toHaveBeenCalled()
  postFrom('https://haus.example')
  expect(listener).toHaveBeenCalledExactlyOnceWith({ resource: 'files', record: { id: 3 } })
  stop()
  postFrom('https://haus.example')
  expect(listener).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('a link to a record is edited by id, a URL is not', () => {
  expect(recordOfLink('event:4')).toEqual({ resource: 'productions', id: 4 })
  expect(recordOfLink('/de/kurse')).toBeNull()
})

test('a picked record becomes a reference that follows its URL', () => {
  const record = { id: 7, title: { de: 'Kontakt', en: 'Contact' }, urls: { de: '/de/kontakt', en: '/en/contact' } }
  expect(toLink('pages', record, 'en')).toEqual({ link: 'page:7', link_url: '/en/contact', title: 'Contact' })
})

test('an image without an English description shows the German one', () => {
  const record = { id: 2, hash: 'x', width: 10, height: 20, alt: { de: 'Geigen', en: '' }, focal_x: 0.2, focal_y: 0.5 }
  expect(toImage(record, 'en')).toMatchObject({ id: 2, text: 'Geigen', width: 10, height: 20, focal_x: 0.2 })
})
