import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import { createBase } from './base.ts'
import { saveRecord } from './send-record.ts'
import type { WriteOf } from './write.ts'

const write: WriteOf<'save_record'> = {
  type: 'save_record',
  resource: 'heroes',
  id: 3,
  fields: { 'title.de': 'Neu' },
  before: { 'title.de': 'Alt' },
}

/** A stored page; `refusals`: saves that meet a newer version first. */
function context(title: string, refusals = 0) {
  const bodies: unknown[] = []
  const call = async (_: unknown, { body }: { body?: unknown }) => {
    if (body === undefined) return { texts: {}, version: 4 + bodies.length, title: { de: title, en: 'Old' } }
    bodies.push(body)
    if (bodies.length <= refusals) throw new AppError('conflict', { message: 'newer' })
    return {}
  }
  const owner = { content_type: 'page' as const, object_id: 3 }
  // Only these two calls are made.
  return {
    bodies,
    sender: {
      call: call as Client,
      locale: 'de' as const,
      owner,
      base: createBase([]),
      recordOf: () => null,
      editOf: () => null,
    },
  }
}

test('a changed field is sent in its language with the stored version', async () => {
  const { bodies, sender } = context('Alt')
  expect(await saveRecord(sender, write)).toMatchObject({ type: 'done' })
  expect(bodies).toEqual([{ title: { de: 'Neu' }, version: 4 }])
})

test.each([
  [{ resource: 'pages' as const, id: 3 }, 'title.de'],
  [{ resource: 'heroes' as const, id: 7 }, 'heroes/7/title.de'],
])('texts of the page are sent with the texts they replace: %o', async (record, name) => {
  const { bodies, sender } = context('Alt')
  const call = async (endpoint: { method: string }, { body }: { body?: unknown }) => {
    if (endpoint.method === 'GET') return { texts: { [name]: 'Alt' } }
    return bodies.push(body)
  }
  await saveRecord({ ...sender, call: call as Client }, { ...write, ...record })
  expect(bodies).toEqual([{ content_type: 'page', object_id: 3, texts: [{ name, text: 'Neu', before: 'Alt' }] }])
})

test('a version that others made newer is read again', async () => {
  const { bodies, sender } = context('Alt', 1)
  await saveRecord(sender, write)
  expect(bodies).toEqual([
    { title: { de: 'Neu' }, version: 4 },
    { title: { de: 'Neu' }, version: 5 },
  ])
})

test('a field that others changed becomes a conflict; a stored one sends nothing', async () => {
  const changed = context('Von nebenan')
  expect(await saveRecord(changed.sender, write)).toEqual({
    type: 'record_conflict',
    clash: { resource: 'heroes', id: 3, mine: { 'title.de': 'Neu' }, theirs: { 'title.de': 'Von nebenan' } },
  })
  const stored = context('Neu')
  expect(await saveRecord(stored.sender, write)).toMatchObject({ type: 'done' })
  expect([...changed.bodies, ...stored.bodies]).toEqual([])
})

test('changes of a text that are apart are sent merged', async () => {
  const { bodies, sender } = context('Alle Preise der Sai\u00adson')
  const merging = {
    ...write,
    fields: { 'title.de': 'Preise der neuen Saison' },
    before: { 'title.de': 'Preise der Sai\u00adson' },
  }
  expect(await saveRecord(sender, merging)).toMatchObject({ type: 'done' })
  expect(bodies).toEqual([{ title: { de: 'Alle Preise der neuen Saison' }, version: 4 }])
})

test('blanks and hyphens that the page binds are no change of others', async () => {
  const { bodies, sender } = context('Nr. 7 in A-Dur')
  const renamed = { ...write, before: { 'title.de': 'Nr.\u00a07 in\u00a0A\u2011Dur' } }
  expect(await saveRecord(sender, renamed)).toMatchObject({ type: 'done' })
  expect(bodies).toEqual([{ title: { de: 'Neu' }, version: 4 }])
})
