import { createTestApp } from '../app.ts'
import { create } from '../factories.ts'

type Column = { children: { id: number }[] }
export const pageEditorPath = '/de/pageeditor-api'

/** A page that an editor may edit, with calls that create a section and a headline on it. */
export async function pageWithEditor() {
  const app = await createTestApp()
  const object_id = await create(app.depsOf(), 'pages')
  const editor = await app.login()
  const section = async (body = {}) =>
    (await editor.call('POST', `${pageEditorPath}/container/`, { body: { content_type: 'page', object_id, ...body } }))
      .body
  const headline = async (parent: number, body = {}) =>
    (
      await editor.call('POST', `${pageEditorPath}/headline/`, {
        body: { parent, headline_level: 2, content: 'Klang', ...body },
      })
    ).body
  const idsIn = async (id: number) =>
    (await app.call('GET', `${pageEditorPath}/container/${id}/`)).body.columns.map((column: Column) =>
      column.children.map((child) => child.id),
    )
  return { ...app, object_id, editor, section, headline, idsIn }
}
