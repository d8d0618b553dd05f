import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const localised = (de: string, en = '') => ({ de, en })

test('texts are stored in NFC without control characters', async () => {
  const app = await createTestApp()
  const editor = await app.login()
  const body = {
    title: localised('Titel\vmit\u2028Fo\u0308rderern\u0010\ufffe'),
    intro: localised('eins\u0085zwei\r\ndrei\v\ufeff'),
    body: localised(
      '<p>Ein\vWort <a href="https://tickets.example.org/karten\u200b%C2%AD">Karten</a>\u0000</p>'.replace(
        '\u0000',
        '\u0007',
      ),
    ),
    date: '2027-01-10T09:00:00Z',
  }
  const created = await editor.call('POST', '/api/admin/news/', { body })
  expect(created.body).toMatchObject({
    title: { de: 'Titel mit Förderern' },
    intro: { de: 'eins\nzwei\ndrei' },
    body: { de: '<p>Ein\nWort <a href="https://tickets.example.org/karten">Karten</a></p>' },
  })
})

test('links, names and e-mail addresses are stored without invisible characters', async () => {
  const app = await createTestApp()
  const editor = await app.login()
  const person = {
    first_name: 'Ma\u00adra\u200b',
    last_name: '\u202aVogt\u202c',
    email: 'mara@vogt.example\u200b',
    slug_de: 'mara\u00ad-vogt',
  }
  expect((await editor.call('POST', '/api/admin/people/', { body: person })).body).toMatchObject({
    first_name: 'Mara',
    last_name: 'Vogt',
    email: 'mara@vogt.example',
    slug_de: 'mara-vogt',
  })
  const { id } = await createDate(app.depsOf(), { production: { name: localised('Aufbruch') } })
  const changed = await editor.call('PATCH', `/api/admin/event-dates/${id}/`, {
    body: { ticket_link: 'https://tickets.example.org/karten\u200b' },
  })
  expect(changed.body.ticket_link).toBe('https://tickets.example.org/karten')
})

test('soft hyphens in a title are stored but ignored in search and slugs', async () => {
  const app = await createTestApp()
  const editor = await app.login()
  const name = localised('Kammer\u00adorchester\u00adfest')
  const { id, productionId } = await createDate(app.depsOf(), { production: { name } })
  expect(id).toBeGreaterThan(0)
  const production = await editor.call('GET', `/api/admin/productions/${productionId}/`)
  expect(production.body).toMatchObject({ name, slug_de: 'kammerorchesterfest' })
  for (const q of ['Kammerorchesterfest', 'Kammer\u00adorchester\u00adfest', 'Kammerorchester\u200bfest']) {
    expect((await app.call('GET', `/api/search/?${new URLSearchParams({ q })}`)).body.count, q).toBe(1)
    expect(
      (await editor.call('GET', `/api/admin/productions/?${new URLSearchParams({ search: q })}`)).body.count,
      q,
    ).toBe(1)
    expect((await editor.call('GET', `/api/admin/find/?${new URLSearchParams({ q })}`)).body.length, q).toBeGreaterThan(
      0,
    )
  }
})

test('an import matches names despite soft hyphens and special spaces', async () => {
  const app = await createTestApp()
  const editor = await app.login()
  await create(app.depsOf(), 'venues', { name: 'Stadt\u00adhalle Neckarlauf' })
  const { id } = await createDate(app.depsOf(), { production: { name: localised('Aufbruch') } })
  const text = `Nummer;Spielort\n${id};"Stadthalle\u00a0Neckar\u00adlauf"\n`
  const planned = await editor.call('POST', '/api/admin/event-dates/import-file/', { body: { text } })
  expect(planned.body.counts).toMatchObject({ changed: 1, wrong: 0 })
})
