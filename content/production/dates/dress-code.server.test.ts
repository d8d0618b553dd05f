import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { createDate } from '#tests/support/factories.ts'

test('a dress code is public in the language of the reader', async () => {
  const { call, depsOf } = await createTestApp()
  const { id } = await createDate(depsOf(), { production: { dress_code: { de: 'festlich', en: 'formal' } } })
  const readIn = async (language: string) =>
    (await call('GET', `/api/event-dates/${id}/`, { headers: { 'accept-language': language } })).body.event.dress_code
  expect([await readIn('de'), await readIn('en')]).toEqual(['festlich', 'formal'])
})
