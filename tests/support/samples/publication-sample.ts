import type { Answer } from '../app.ts'
import type { SampleCall } from './sample-call.ts'

const path = '/de/pageeditor-api/publications/'

/** Publishing a page, discarding its draft, or cancelling its planned publication. */
export async function publicationSample(
  id: 'publish' | 'save_page_texts' | 'discard_draft' | 'cancel_publication',
  { json, page }: { json: (method: string, path: string, body?: unknown) => Promise<Answer>; page: number },
): Promise<SampleCall> {
  const owner = { content_type: 'page', object_id: page }
  const body = { ...owner, languages: ['de'] }
  if (id === 'save_page_texts') {
    const { title } = await json('GET', `/api/admin/pages/${page}/`)
    return {
      path: { locale: 'de' },
      body: { ...owner, texts: [{ name: 'title.de', text: 'Umbenannt', before: title.de }] },
    }
  }
  if (id === 'publish') return { path: { locale: 'de' }, body }
  if (id === 'discard_draft') {
    await json('POST', path, body)
    return { path: { locale: 'de' }, body }
  }
  const { languages } = await json('POST', path, { ...owner, languages: ['en'], at: '2027-06-01T08:00:00Z' })
  return { path: { locale: 'de', id: languages[1].planned[0].id } }
}
