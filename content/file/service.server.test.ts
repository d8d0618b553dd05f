import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { stripVideoMetadata, toFileName } from './service.ts'

test.each([
  ['Spielplan fu\u0308r Fo\u0308rderer 2027.pdf', 'Spielplan für Förderer 2027.pdf'],
  ['Programm (neu), Fassung – Mai [2].pdf', 'Programm (neu), Fassung – Mai [2].pdf'],
  ['कार्यक्रम.pdf', 'कार्यक्रम.pdf'],
  ['โปรแกรม.pdf', 'โปรแกรม.pdf'],
  ['Müller & Söhne’s “Plan”.pdf', 'Müller & Söhne’s “Plan”.pdf'],
  ['👩‍👩‍👧 Familien.pdf', '👩‍👩‍👧 Familien.pdf'],
  ['../../etc/passwd.pdf', 'etcpasswd.pdf'],
  ['C:\\Temp\\Plan.pdf', 'CTempPlan.pdf'],
  ['.versteckt.pdf', 'versteckt.pdf'],
  ['Zeile\n\u0000zwei\u202efdp.pdf', 'Zeile zweifdp.pdf'],
  ['Plan.v2.pdf', 'Plan.v2.pdf'],
  ['...', 'datei.pdf'],
  ['', 'datei.pdf'],
])('file name %j becomes %j', (name, fileName) => {
  expect(toFileName(name, 'pdf')).toBe(fileName)
})

test('a long name is cut between grapheme clusters', () => {
  expect(toFileName(`${'ü'.repeat(119)}👩‍👩‍👧👩‍👩‍👧.pdf`, 'pdf')).toBe(`${'ü'.repeat(119)}👩‍👩‍👧.pdf`)
})

function box(type: string, ...contents: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(contents.map((each) => Buffer.from(each)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const PLACE = '+52.5200+013.4050/'
const handler = (kind: string) => box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(12))
const track = (kind: string, ...extraBoxes: Buffer[]) =>
  box('trak', box('mdia', handler(kind), box('minf', `of ${kind}`)), ...extraBoxes)
const large = (type: string, content: string) => {
  const sizedBox = Buffer.concat([Buffer.alloc(16), Buffer.from(content)])
  sizedBox.writeUInt32BE(1)
  sizedBox.write(type, 4, 'latin1')
  sizedBox.writeBigUInt64BE(BigInt(sizedBox.length), 8)
  return sizedBox
}

test('location data is blanked in a video without moving its boxes', () => {
  const film = Buffer.concat([
    box('ftyp', 'isom'),
    box(
      'moov',
      box('mvhd', 'times'),
      track('vide', box('udta', `name ${PLACE}`)),
      track('meta', box('free', PLACE)),
      box('udta', PLACE),
      box('meta', PLACE),
    ),
    box('uuid', PLACE),
    large('mdat', 'udta of pictures'),
    box('meta', PLACE),
  ])
  const before = Buffer.from(film)
  stripVideoMetadata(film)
  expect(film.includes(PLACE)).toBe(false)
  for (const part of ['times', 'of vide', 'udta of pictures']) expect(film.indexOf(part)).toBe(before.indexOf(part))
  expect(film).toHaveLength(before.length)
})

test.each([
  ['a box larger than its parent', Buffer.concat([box('ftyp', 'isom'), Buffer.from('ffffffff6d6f6f76', 'hex')])],
  ['a box smaller than its header', Buffer.concat([box('ftyp', 'isom'), Buffer.from('000000036d6f6f76', 'hex')])],
  [
    'an invalid large size',
    Buffer.concat([box('ftyp', 'isom'), Buffer.from('000000016d6f6f76ffffffffffffffff', 'hex')]),
  ],
  ['a truncated header', Buffer.concat([box('ftyp', 'isom'), Buffer.from('0000', 'hex')])],
])('a broken video is left unchanged: %s', (_, film) => {
  const before = Buffer.from(film)
  stripVideoMetadata(film)
  expect(film.equals(before)).toBe(true)
})

test('an uploaded video is stored without location data', async () => {
  const installation = await createTestApp()
  const { headers } = await installation.login()
  const film = Buffer.concat([
    box('ftyp', 'isom', Buffer.alloc(4), 'isom'),
    box('moov', box('mvhd', 'times'), box('udta', PLACE)),
    box('mdat', 'pictures'),
  ])
  const form = new FormData()
  form.set('file', new Blob([film]), 'Probe.mp4')
  const response = await installation.app.request('/api/admin/files/upload/', { method: 'POST', headers, body: form })
  const { url } = (await response.json()) as { url: string }
  const storedFilm = Buffer.from(await (await installation.app.request(url)).arrayBuffer())
  expect([storedFilm.length, storedFilm.includes(PLACE), storedFilm.includes('pictures')]).toEqual([
    film.length,
    false,
    true,
  ])
})
