import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

const bilingual = (de: string, en = '') => ({ de, en })

async function startInstallation() {
  const app = await createTestApp()
  const deps = app.depsOf()
  const teacher = await create(deps, 'people', { first_name: 'Marlene', last_name: 'Fuchs', is_instructor: true })
  const [course, draft] = [
    await create(deps, 'courses', { name: bilingual('Oboe') }),
    await create(deps, 'courses', { name: bilingual('Entwurf'), is_online: false }),
  ]
  const id = await create(deps, 'ensembles', {
    name: bilingual('Consort Holzhaus', 'Woodhouse Consort'),
    text: bilingual('<p>Sechs Stimmen.</p>'),
    teachers: [teacher],
    courses: [draft, course],
    order: 2,
  })
  await create(deps, 'ensembles', { name: bilingual('Gleis Drei'), order: 1 })
  const hidden = await create(deps, 'ensembles', { name: bilingual('Holzhaus Zwei'), is_online: false })
  return { ...app, id, hidden, teacher, course }
}

const names = (list: { name: string }[]) => list.map(({ name }) => name)

test('visitors see online ensembles in order, with teachers and online courses', async () => {
  const { call, login, id, hidden, teacher, course } = await startInstallation()
  const { body } = await call('GET', '/api/ensembles/', { headers: { 'accept-language': 'en' } })
  expect(names(body)).toEqual(['Gleis Drei', 'Woodhouse Consort'])
  expect(body[1]).toMatchObject({
    url: `/en/ensembles/woodhouse-consort/${id}`,
    teachers: [{ name: 'Marlene Fuchs', url: `/en/persons/instructor/marlene-fuchs/${teacher}` }],
    courses: [{ id: course, name: 'Oboe', lang: 'de', url: `/en/courses/oboe/${course}` }],
    fallback: ['text'],
  })
  expect((await call('GET', `/api/ensembles/${id}/`)).body.name).toBe('Consort Holzhaus')
  expect((await call('GET', `/api/ensembles/${hidden}/`)).status).toBe(404)
  expect((await (await login()).call('GET', `/api/ensembles/${hidden}/`)).body.is_online).toBe(false)
})

test('search finds an ensemble by name and teacher, quick search offline ones too', async () => {
  const { call, login, id, hidden } = await startInstallation()
  const search = async (query: string) => (await call('GET', `/api/search/?q=${query}`)).body.results
  const url = `/de/ensembles/consort-holzhaus/${id}`
  expect(await search('Holzhaus')).toMatchObject([{ kind: 'ensembles', url }])
  expect(await search('Fuchs')).toContainEqual(expect.objectContaining({ kind: 'ensembles', url }))
  const { body } = await (await login()).call('GET', '/api/admin/find/?q=Holzhaus')
  expect(JSON.stringify(body)).toContain(`"id":${hidden}`)
})

test('the sitemap lists online ensembles only', async () => {
  const { app, id, hidden } = await startInstallation()
  const sitemap = await (await app.request('/sitemap.xml')).text()
  expect(sitemap).toContain(`/de/ensembles/consort-holzhaus/${id}<`)
  expect(sitemap).toContain(`/en/ensembles/woodhouse-consort/${id}<`)
  expect(sitemap).not.toContain(`/${hidden}<`)
})

test('an exported ensemble names teachers and courses', async () => {
  const { app, login } = await startInstallation()
  const { headers } = await login()
  const csv = await (await app.request('/api/admin/ensembles/export/?lang=de&search=Consort', { headers })).text()
  const [heads = '', line = ''] = csv.split('\r\n')
  expect(heads).toMatch(/Name \(Deutsch\);.*Leitung.*Kurse/)
  expect(line).toMatch(/Consort Holzhaus.*Marlene Fuchs.*Oboe/)
})

test('a banner links to an ensemble by its number', async () => {
  const { login, id } = await startInstallation()
  const editor = await login()
  const { body } = await editor.call('POST', '/api/admin/heroes/', {
    body: { variant: 'school', headline: bilingual('Neu'), link: `ensemble:${id}` },
  })
  expect(body.link).toBe(`ensemble:${id}`)
})
