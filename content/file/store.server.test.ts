import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { pictureOf } from '#tests/support/factories.ts'
import { MAX_FILE_BYTES } from './endpoints.ts'
import { storeFile } from './service.ts'
import { files } from './table.ts'

const PDF = Buffer.from('%PDF-1.4\nHeft')

test.each([
  ['an image', 'image/jpeg', () => pictureOf({ width: 9, height: 9 })],
  [
    'an archive',
    'application/zip',
    async () =>
      Buffer.concat([Buffer.from('PK\u0003\u0004\u0014\0\0\0\b\0', 'latin1'), Buffer.alloc(20), deflateRawSync('x')]),
  ],
  [
    'a program',
    'application/x-elf',
    async () => Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), Buffer.alloc(60)]),
  ],
  [
    'markup',
    'application/xml',
    async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
  ],
  ['a text', 'unknown', async () => Buffer.from('<html><script>alert(1)</script>')],
])('%s is refused as a file by its content', async (_name, mime, makeBytes) => {
  const { database, depsOf } = await createTestApp()
  const stored = storeFile(depsOf(), { bytes: await makeBytes(), name: 'Heft.pdf' })
  await expect(stored).rejects.toMatchObject({ code: 'unsupported_media', message: `a file of the type ${mime}` })
  expect(await database.db.select().from(files)).toEqual([])
})

test('a file over 200 MB is refused before inspection', async () => {
  const { depsOf } = await createTestApp()
  const bytes = Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES)])
  await expect(storeFile(depsOf(), { bytes, name: 'Heft.pdf' })).rejects.toMatchObject({ code: 'too_large' })
})

test.each([
  ['../../etc/passwd.html', 'etcpasswd.pdf'],
  ['Heft"; x=<b>\r\nSet-Cookie: a.pdf', 'Heft; x=b Set-Cookie a.pdf'],
  ['.pdf', 'datei.pdf'],
  [`${'ö'.repeat(300)}.pdf`, `${'ö'.repeat(120)}.pdf`],
])('a file named %j is stored as %j under its hash', async (originalName, name) => {
  const { database, depsOf } = await createTestApp()
  await storeFile(depsOf(), { bytes: PDF, name: originalName })
  expect(await database.db.select().from(files)).toMatchObject([
    { name, file: expect.stringMatching(/^[\w-]{16}\.pdf$/) },
  ])
})
