import type { Deps } from '#server/services/deps.ts'
import type { Answer } from '../app.ts'
import { createDate } from '../factories.ts'
import type { SampleCall } from './sample-call.ts'

type JsonCall = (method: string, path: string, body?: unknown) => Promise<Answer>

/** A date that was just changed. */
export async function dateUndoSample(deps: Deps, json: JsonCall): Promise<SampleCall> {
  const { id } = await createDate(deps)
  await json('PATCH', `/api/admin/event-dates/${id}/`, { tickets: 'sold_out' })
  const [{ change }] = await json('GET', `/api/admin/date-changes/?date=${id}`)
  return { path: { id }, body: { change } }
}

/** An import that was just applied. */
export async function importRunSample(json: JsonCall): Promise<SampleCall> {
  const file = { text: `Name;Ort\nSaal ${crypto.randomUUID()};Ulm` }
  const { plan } = await json('POST', '/api/admin/venues/import-file/', file)
  const { run } = await json('POST', '/api/admin/venues/import-file/', { ...file, plan })
  return { path: { id: run } }
}
