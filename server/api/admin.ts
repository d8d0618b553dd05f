import type { Context } from 'hono'
import type { z } from 'zod'
import { arrangePages as movePages } from '#content/page/arrange.server.ts'
import {
  arrangePages,
  type listQuery,
  listResources,
  replaceFile,
  replaceImage,
  resourceEndpoints,
  uploadFile,
  uploadImage,
} from '#contract/admin/endpoints.ts'
import { AppError } from '#contract/errors.ts'
import { parseId } from '#contract/urls.ts'
import { replaceFile as replaceStoredFile, storeFile } from '#server/media/files.ts'
import { replaceImage as replaceStored, storeImage } from '#server/media/store.ts'
import { pageOf } from '#server/services/paging.ts'
import { resourceNamed, resources } from '#server/services/resources/all.ts'
import { changeMany, deleteMany } from '#server/services/resources/bulk.ts'
import { duplicateRecord, isCopyable } from '#server/services/resources/duplicate.ts'
import { createRecord, deleteRecord, getRecord, listRecords, updateRecord } from '#server/services/resources/engine.ts'
import type { Filters } from '#server/services/resources/list-query.ts'
import { findUses } from '#server/services/usage/usage.ts'
import type { ApiEnv } from './api-env.ts'
import { type Api, implement, type Registry } from './implement.ts'
import { toPaged } from './paged.ts'

/** The endpoints of each, made once in a process: schemas are slow to make, and again on their first record. */
const served = resources.map((definition) => ({ definition, endpoints: resourceEndpoints(definition.name) }))

/** The resources of the back office under `/api/admin`. */
export function adminApi(api: Api, registry: Registry, { origin }: { origin: string }): void {
  const on = implement(api, registry)
  const images = resourceNamed('images')

  on(listResources, async () => Object.fromEntries(resources.map(({ name }) => [name, `${origin}/api/admin/${name}/`])))
  on(arrangePages, (deps, { body }) => movePages(deps, body.moves) as Promise<never>)
  on(uploadImage, async (deps, _input, c) => {
    const { bytes, name } = await readUpload(c)
    const title = name.replace(/\.[^.]*$/, '').slice(0, 300)
    const { id } = await storeImage(deps, { bytes, title, alt: { de: '', en: '' }, decorative: false, credit: '' })
    return getRecord(deps, images, id) as Promise<never>
  })
  on(replaceImage, async (deps, _input, c) => {
    const id = parseId(c.req.param('id') ?? '') ?? 0
    await replaceStored(deps, { id, bytes: (await readUpload(c)).bytes })
    return getRecord(deps, images, id) as Promise<never>
  })
  on(replaceFile, async (deps, { params }, c) => {
    await replaceStoredFile(deps, { id: params.id, bytes: (await readUpload(c)).bytes })
    return getRecord(deps, resourceNamed('files'), params.id) as Promise<never>
  })
  on(uploadFile, async (deps, { query }, c) => {
    const { id } = await storeFile(deps, { ...(await readUpload(c)), accept: query.accept })
    return getRecord(deps, resourceNamed('files'), id) as Promise<never>
  })
  for (const resource of served) resourceApi(on, resource, origin)
}

function resourceApi(on: ReturnType<typeof implement>, { definition, endpoints }: (typeof served)[number], origin: string): void {
  // Each resource has records of its own type; the schema of the answer checks them.
  const answer = (record: Promise<Record<string, unknown>>) => record as Promise<never>

  on(endpoints.list, async (deps, { query }, c) => {
    const { page, page_size, ordering, search, ...given } = query as z.output<typeof listQuery> & Filters
    const { count, results } = await listRecords(deps, definition, { page, page_size, ordering, search, filters: given })
    pageOf({ page, count, pageSize: page_size })
    return toPaged(c, origin, { count, page, pageSize: page_size, results }) as never
  })
  on(endpoints.usage, async (deps, { query }) => [...(await findUses(deps, definition, query.id))].map(([id, places]) => ({ id, places })))
  on(endpoints.bulk, async (deps, { body }) => {
    if ('delete' in body) {
      await deleteMany(deps, definition, body.ids)
      return { updated: body.ids.length, changed: [] }
    }
    const changes = 'changes' in body ? body.changes : body.ids.map((id) => ({ id, set: body.set }))
    const changed = await changeMany(deps, definition, changes)
    return { updated: changed.length, changed }
  })
  if (definition.creatable !== false) on(endpoints.create, (deps, { body }) => answer(createRecord(deps, definition, body)))
  on(endpoints.get, (deps, { params }) => answer(getRecord(deps, definition, params.id)))
  for (const update of [endpoints.update, endpoints.patch, endpoints.put]) {
    const handle: Parameters<typeof on<typeof update>>[1] = (deps, { params, body }) => {
      const { version, ...changes } = body as { version?: number }
      return answer(updateRecord(deps, definition, { id: params.id, version, body: changes }))
    }
    on(update, handle)
  }
  on(endpoints.remove, (deps, { params }) => deleteRecord(deps, definition, params.id))
  if (isCopyable(definition))
    on(endpoints.duplicate, (deps, { params, query }) => answer(duplicateRecord(deps, definition, { id: params.id, shiftWeeks: query.shift_weeks })))
}

async function readUpload(c: Context<ApiEnv>): Promise<{ bytes: Buffer; name: string }> {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data')) throw new AppError('unsupported_media', { message: 'not multipart/form-data' })
  const { file } = await c.req.parseBody().catch((cause: unknown) => {
    throw new AppError('bad_input', { message: 'broken multipart body', fields: { file: ['no_file'] }, cause })
  })
  if (!(file instanceof File)) throw new AppError('bad_input', { message: 'no file', fields: { file: ['no_file'] } })
  return { bytes: Buffer.from(await file.arrayBuffer()), name: file.name }
}
