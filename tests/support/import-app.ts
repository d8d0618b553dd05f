import { createTestApp } from '#tests/support/app.ts'

/** An app with an editor who imports and exports records. */
export async function createImportApp() {
  const app = await createTestApp()
  const editor = await app.login()
  const send = (resource: string, body: unknown) => editor.call('POST', `/api/admin/${resource}/import-file/`, { body })
  const exported = async (resource: string, format: 'csv' | 'jsonl', lang = 'de') => {
    const response = await app.app.request(`/api/admin/${resource}/export/?format=${format}&lang=${lang}`, {
      headers: editor.headers,
    })
    return response.text()
  }
  const get = async (resource: string, id: number) => (await editor.call('GET', `/api/admin/${resource}/${id}/`)).body
  return { ...app, editor, send, exported, get }
}
