import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'

const localised = (de: string, en = '') => ({ de, en })

async function startInstallation() {
  const app = await createTestApp()
  const deps = app.depsOf()
  const editor = await app.login()
  const get = async (name: string, id: number) => (await editor.call('GET', `/api/admin/${name}/${id}/`)).body
  const merge = (name: string, body: unknown, account: Pick<typeof editor, 'call'> = editor) =>
    account.call('POST', `/api/admin/${name}/merge/`, { body })
  const asRead = async (name: string, id: number) => ({ id, version: (await get(name, id)).version })
  const redirected = async (path: string) =>
    (await app.call('GET', path.replace(/^\/(de|en)\//, '/$1/pageeditor-api/redirect/'))).body.new_path
  return { ...app, deps, editor, get, merge, asRead, redirected }
}

async function startTwice() {
  const installation = await startInstallation()
  const { deps, editor } = installation
  const keep = await create(deps, 'people', { first_name: 'Mara', last_name: 'Vogt', phone: '1' })
  const drop = await create(deps, 'people', {
    first_name: 'Marah',
    last_name: 'Vogt',
    phone: '2',
    gnd: '11850553X',
    is_instructor: true,
  })
  const date = await createDate(deps, {
    production: { people: [{ person_id: drop, part: 'soloist', instrument: localised('Oboe') }] },
  })
  const [aloneCourse, together] = [
    await create(deps, 'courses', { instructors: [drop] }),
    await create(deps, 'courses', { instructors: [keep, drop] }),
  ]
  const picture = await create(deps, 'press-pictures', { person_id: drop, image_id: await createImage(deps) })
  const body = localised(
    `<p><a href="/en/persons/instructor/x/${drop}">Sie</a> und <a href="/de/mitarbeiter/soloist/marah-vogt/${drop}#bio">noch einmal</a></p>`,
  )
  const article = await create(deps, 'news', { body })
  const page = await create(deps, 'pages', { slug_de: 'haus', slug_en: 'house' })
  const { id: section } = (
    await editor.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'page', object_id: page } })
  ).body
  const link = { parent: section, content: 'Zu Mara Vogt', link: `person:${drop}` }
  const module = (await editor.call('POST', '/de/pageeditor-api/link/', { body: link })).body
  return { ...installation, keep, drop, ...date, aloneCourse, together, picture, article, page, module }
}

test('a merge repoints references, takes chosen fields and deletes the duplicate', async () => {
  const {
    keep,
    drop,
    merge,
    asRead,
    get,
    editor,
    call,
    productionId,
    aloneCourse,
    together,
    picture,
    article,
    module,
    redirected,
  } = await startTwice()
  const version = (await get('productions', productionId)).version
  const { status, body } = await merge('people', {
    keep: await asRead('people', keep),
    drop: await asRead('people', drop),
    take: ['gnd', 'is_instructor'],
  })
  expect([status, body.id, body.phone, body.gnd, body.is_instructor]).toEqual([200, keep, '1', '11850553X', true])
  const production = await get('productions', productionId)
  expect(production).toMatchObject({ version: version + 1, people: [{ person_id: keep, part: 'soloist' }] })
  expect([(await get('courses', aloneCourse)).instructors, (await get('courses', together)).instructors]).toEqual([
    [keep],
    [keep],
  ])
  expect((await get('press-pictures', picture)).person_id).toBe(keep)
  expect((await get('news', article)).body.de).toBe(
    `<p><a href="/en/persons/soloist/mara-vogt/${keep}">Sie</a> und <a href="/de/mitarbeiter/soloist/mara-vogt/${keep}">noch einmal</a></p>`,
  )
  expect((await editor.call('GET', `/de/pageeditor-api/link/${module.id}/`)).body).toMatchObject({
    link: `person:${keep}`,
    version: module.version + 1,
  })
  expect((await editor.call('GET', `/api/admin/people/${drop}/`)).status).toBe(404)
  expect(await redirected(`/de/mitarbeiter/soloist/marah-vogt/${drop}`)).toBe(body.urls.de)
  expect(await redirected(`/en/persons/instructor/marah-vogt/${drop}`)).toBe(body.urls.en)
  const findIds = async (kind: string) =>
    (await call('GET', `/api/search/?q=Vogt&kind=${kind}`)).body.results.map(({ id }: { id: number }) => id)
  expect([await findIds('people'), (await findIds('events')).length]).toEqual([[keep], 1])
  const [inBin] = (await editor.call('GET', '/api/admin/bin/?resource=people')).body.results
  expect(inBin).toMatchObject({ record_id: drop })
  const log = (await editor.call('GET', `/api/admin/audit-log/?resource=people&record_id=${keep}`)).body.results
  expect(log[0]).toMatchObject({
    act: 'merged',
    changes: [{ field: 'id', from: `Marah Vogt (${drop})`, to: `Mara Vogt (${keep})` }],
  })
  const [logged] = (await editor.call('GET', `/api/admin/audit-log/?resource=productions&record_id=${productionId}`))
    .body.results
  expect(logged).toMatchObject({ act: 'changed', changes: [{ field: 'people', from: 'Marah Vogt', to: 'Mara Vogt' }] })
  expect((await editor.call('POST', `/api/admin/bin/${inBin.id}/restore/`, { body: {} })).status).toBe(200)
  expect((await get('people', drop)).phone).toBe('2')
})

test('a merge is refused for changed, identical or missing records', async () => {
  const { keep, drop, merge, asRead, get, editor, productionId } = await startTwice()
  const [remaining, droppedRecord] = [await asRead('people', keep), await asRead('people', drop)]
  await editor.call('PATCH', `/api/admin/people/${drop}/`, { body: { phone: '3' } })
  const refused = await merge('people', { keep: remaining, drop: droppedRecord })
  expect(refused).toMatchObject({ status: 409, body: { current: { id: drop, phone: '3' } } })
  expect(
    (await merge('people', { keep: { ...remaining, version: 7 }, drop: await asRead('people', drop) })).status,
  ).toBe(409)
  expect(await merge('people', { keep: remaining, drop: remaining })).toMatchObject({
    status: 400,
    body: { errors: { drop: [expect.any(String)] } },
  })
  expect((await merge('people', { keep: remaining, drop: { id: 999_999, version: 1 } })).status).toBe(404)
  const current = await asRead('people', drop)
  expect((await merge('people', { keep: remaining, drop: current, take: ['slug_de'] })).status).toBe(400)
  expect((await get('productions', productionId)).people[0].person_id).toBe(drop)
})

test('a merge needs write access to all referring records', async () => {
  const { keep, drop, merge, asRead, get, login, aloneCourse, productionId } = await startTwice()
  const ofConcerts = await login('editor', ['concerts'])
  const body = { keep: await asRead('people', keep), drop: await asRead('people', drop) }
  expect((await merge('people', body, ofConcerts)).status).toBe(403)
  expect((await get('courses', aloneCourse)).instructors).toEqual([drop])
  expect((await get('productions', productionId)).people[0].person_id).toBe(drop)
  expect((await merge('works', { keep: body.keep, drop: body.drop }, await login('editor', ['press']))).status).toBe(
    403,
  )
})

test('works merge on programmes and people, composers on works', async () => {
  const { deps, merge, asRead, get, call, redirected, editor } = await startInstallation()
  const brahms = await create(deps, 'composers', { name: 'Johannes Brahms', sort_name: 'Brahms, Johannes' })
  const duplicateComposer = await create(deps, 'composers', { name: 'J. Brahms', sort_name: 'Brahms, J.' })
  const requiem = await create(deps, 'works', { title: localised('Ein deutsches Requiem'), composer_id: brahms })
  const duplicate = await create(deps, 'works', {
    title: localised('Deutsches Requiem'),
    composer_id: duplicateComposer,
  })
  const person_id = await create(deps, 'people')
  const { productionId } = await createDate(deps, {
    production: { programme: [{ work_id: duplicate }], people: [{ person_id, part: 'soloist', work_id: duplicate }] },
  })
  const formerUrl = (await call('GET', `/api/composers/${duplicateComposer}/`)).body.url
  const oldWork = (await call('GET', `/api/works/${duplicate}/`)).body.url
  expect(
    (await merge('works', { keep: await asRead('works', requiem), drop: await asRead('works', duplicate) })).status,
  ).toBe(200)
  expect(await get('productions', productionId)).toMatchObject({
    programme: [{ work_id: requiem }],
    people: [{ work_id: requiem }],
  })
  expect(await redirected(oldWork)).toBe(`/de/werke/ein-deutsches-requiem/${requiem}`)
  await editor.call('PATCH', `/api/admin/works/${requiem}/`, { body: { composer_id: duplicateComposer } })
  expect(
    (
      await merge('composers', {
        keep: await asRead('composers', brahms),
        drop: await asRead('composers', duplicateComposer),
        take: ['name'],
      })
    ).status,
  ).toBe(200)
  expect((await get('works', requiem)).composer_id).toBe(brahms)
  expect(await redirected(formerUrl)).toBe(`/de/komponisten/j-brahms/${brahms}`)
  // An import by the old name finds the remaining record.
  expect((await get('composers', brahms)).spellings).toEqual(['Johannes Brahms'])
  expect((await call('GET', '/api/composers/')).body).toMatchObject([{ id: brahms, name: 'J. Brahms' }])
})
