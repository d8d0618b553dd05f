import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const text = (de: string, en = de) => ({ de, en })

async function startInstallation() {
  const app = await createTestApp()
  const deps = app.depsOf()
  const composer_id = await create(deps, 'composers', {
    name: 'Antonín Dvořák',
    sort_name: 'Dvořák',
    born: 1841,
    died: 1904,
  })
  const work_id = await create(deps, 'works', {
    title: text('Serenade <E-Dur>', 'Serenade in E'),
    composer_id,
    movements: ['Moderato', 'Larghetto'],
    minutes: 27,
  })
  const person_id = await create(deps, 'people', {
    biography: text('<p>Geboren in Ulm.</p><p>Lebt in <b>Köln</b>.</p>', '<p>Born in Ulm.</p>'),
  })
  const people = [
    { person_id, part: 'soloist', instrument: text('Oboe', 'oboe') },
    { person_id: await create(deps, 'people', { first_name: 'Jonas', last_name: 'Weiß' }), part: 'conductor' },
  ]
  const { id } = await createDate(deps, {
    production: {
      programme: [{ work_id }, { work_id: null }],
      people,
      additional_info: text('Einführung\num 18:45 \\ Foyer'),
    },
  })
  return { app, id, call: (await app.login()).call }
}

test('the InDesign export has a style per kind of line', async () => {
  const { id, call } = await startInstallation()
  const { status, headers, body } = await call('GET', `/api/admin/event-dates/${id}/programme.txt?language=de`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/plain; charset=us-ascii')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="programm-${id}-de.txt"`)
  const [encoding, definitions, ...lines] = body.text.split('\r\n')
  expect(encoding).toBe('<ASCII-WIN>')
  const used = new Set(
    [...lines.join().matchAll(/<(Para|Char)Style:(\w+)>/g)].map(([, kind, name]) => `<Define${kind}Style:${name}=>`),
  )
  for (const definition of used) expect(definitions).toContain(definition)
  expect(lines).toEqual([
    '<ParaStyle:Titel>Aufbruch',
    '<ParaStyle:Termin>1.2.2027, 19:30 Uhr',
    '<ParaStyle:Ort>Stadthalle, Hohenwang',
    '<ParaStyle:Komponist>Anton<0x00ED>n Dvo<0x0159><0x00E1>k\t<CharStyle:Lebensdaten>1841<0x2013>1904<CharStyle:>',
    '<ParaStyle:Werk>Serenade \\<E-Dur\\>\t<CharStyle:Dauer>27<0x2032><CharStyle:>',
    '<ParaStyle:Satz>Moderato',
    '<ParaStyle:Satz>Larghetto',
    '<ParaStyle:Pause>Pause',
    '<ParaStyle:Mitwirkende>Mara Vogt\t<CharStyle:Rolle>Oboe<CharStyle:>',
    '<ParaStyle:Biographie>Geboren in Ulm.',
    '<ParaStyle:Biographie>Lebt in K<0x00F6>ln.',
    '<ParaStyle:Mitwirkende>Jonas Wei<0x00DF>\t<CharStyle:Rolle>Leitung<CharStyle:>',
    '<ParaStyle:Hinweis>Einf<0x00FC>hrung',
    '<ParaStyle:Hinweis>um 18:45 \\\\ Foyer',
    expect.stringMatching(/^<ParaStyle:Adresse>localhost\/k\/\w+$/),
    '',
  ])
  expect([...body.text].every((letter) => letter.charCodeAt(0) < 127)).toBe(true)
})

test('the InDesign export takes a language and needs a login', async () => {
  const { app, id, call } = await startInstallation()
  const english = (await call('GET', `/api/admin/event-dates/${id}/programme.txt?language=en`)).body.text
  for (const line of [
    '<ParaStyle:Biographie>Born in Ulm.',
    '<ParaStyle:Pause>Interval',
    '<CharStyle:Rolle>oboe',
    '<CharStyle:Rolle>Conductor',
  ])
    expect(english).toContain(line)
  expect((await app.call('GET', `/api/admin/event-dates/${id}/programme.txt`)).status).toBe(401)
  expect((await call('GET', '/api/admin/event-dates/999/programme.txt')).status).toBe(404)
  expect((await call('GET', `/api/admin/event-dates/${id}/programme.txt?language=fr`)).status).toBe(400)
})
