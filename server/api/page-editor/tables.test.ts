import { expect, test } from 'vitest'
import { pageEditorPath, pageWithEditor } from '#tests/support/browser/page-with-editor.ts'

const english = '/en/pageeditor-api'
const rows = (count: number, columns: number) => `<tr>${'<td>1</td>'.repeat(columns)}</tr>`.repeat(count)

async function start() {
  const { editor, section, ...page } = await pageWithEditor()
  const { id: parent } = await section()
  const create = (fields: object) =>
    editor.call('POST', `${pageEditorPath}/table/`, { body: { parent, caption: 'Preise', ...fields } })
  return { ...page, editor, create }
}

test('a table is stored with equally long rows and without foreign markup', async () => {
  const { create } = await start()
  const { status, body } = await create({
    content:
      '<table><tr><th onclick="x()">Reihe</th><th>Preis</th></tr><tr><td><script>x()</script>1–8</td></tr></table>',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    caption: 'Preise',
    content:
      '<tr><th scope="col"><p>Reihe</p></th><th scope="col"><p>Preis</p></th></tr><tr><td><p>1–8</p></td><td><p></p></td></tr>',
  })
})

test.each([
  ['more than 60 rows', rows(61, 1)],
  ['more than 12 columns', rows(1, 13)],
])('a table of %s is refused at its field', async (_, content) => {
  const { create } = await start()
  const { status, body } = await create({ content })
  expect(status).toBe(400)
  expect(body.errors).toEqual({ content: ['Höchstens 60 Zeilen und 12 Spalten.'] })
})

test('a table of 60 rows and 12 columns is stored', async () => {
  const { create } = await start()
  expect((await create({ content: rows(60, 12) })).status).toBe(201)
})

test('an English table falls back to German and is outdated by new German cells', async () => {
  const { create, editor } = await start()
  const { body: german } = await create({ content: '<tr><td>Parkett</td></tr>' })
  const englishUrl = german.url.replace(pageEditorPath, english)
  expect((await editor.call('GET', englishUrl)).body).toMatchObject({ fallback: ['caption', 'content'] })
  await editor.call('POST', englishUrl, { body: { caption: 'Prices', content: '<tr><td>Stalls</td></tr>' } })
  await editor.call('POST', german.url, { body: { content: '<tr><td>Parkett</td><td>38 €</td></tr>' } })
  expect((await editor.call('GET', englishUrl)).body).toMatchObject({
    fallback: [],
    outdated: ['content'],
    content: '<tr><td><p>Stalls</p></td></tr>',
  })
})

test('the search finds words of cells and captions', async () => {
  const { create, editor } = await start()
  await create({ caption: 'Eintrittspreise', content: '<tr><td>Parkett</td><td>Kategorie Nachtigall</td></tr>' })
  for (const word of ['Nachtigall', 'Parkett', 'Eintrittspreise'])
    expect((await editor.call('GET', `/api/search/?lang=de&q=${word}`)).body.count, word).toBe(1)
})
