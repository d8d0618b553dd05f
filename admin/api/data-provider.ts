import type { DataProvider, Identifier } from 'react-admin'
import { type AdminRecord, listSchema, recordSchema } from './answers.ts'
import { callApi } from './call.ts'
import { changedFields, knownFields } from './changed-fields.ts'
import { listQuery } from './list-query.ts'

const MANY_AT_ONCE = 100

// react-admin lets its caller name any record type; what arrives is parsed as a record and no more.
const asAsked = <T>(value: AdminRecord | AdminRecord[]) => value as T

/** The generic resource helper of spec §7 as react-admin calls it. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,

  async getList(resource, params) {
    const { count, results } = listSchema.parse(await callApi(`${listPath(resource)}?${listQuery(params)}`, params))
    return { data: asAsked(results), total: count }
  },

  async getOne(resource, { id, signal }) {
    return { data: asAsked(withId(await callApi(itemPath(resource, id), { signal }), id)) }
  },

  async getMany(resource, { ids, signal }) {
    const data = await Promise.all(chunks(ids).map((some) => getSome(resource, some, signal)))
    return { data: asAsked(data.flat()) }
  },

  async getManyReference(resource, { target, id, filter, ...params }) {
    return dataProvider.getList(resource, { ...params, filter: { ...filter, [target]: id } })
  },

  async create(resource, { data }) {
    const record = await callApi(listPath(resource), { method: 'POST', body: knownFields(resource, data) })
    return { data: asAsked(recordSchema.parse(record)) }
  },

  async update(resource, { id, data, previousData }) {
    const { id: _, ...whole } = data
    const body =
      resource === 'settings' ? whole : { ...changedFields(resource, { now: data, before: previousData }), version: data.version ?? previousData.version }
    return { data: asAsked(withId(await callApi(itemPath(resource, id), { method: 'POST', body }), id)) }
  },

  async updateMany(resource, { ids, data }) {
    for (const some of chunks(ids)) await callApi(`${listPath(resource)}bulk/`, { method: 'POST', body: { ids: some, set: data } })
    return { data: ids }
  },

  async delete(resource, { id, previousData }) {
    await callApi(itemPath(resource, id), { method: 'DELETE' })
    return { data: asAsked({ ...previousData, id }) }
  },

  async deleteMany(resource, { ids }) {
    for (const some of chunks(ids)) await callApi(`${listPath(resource)}bulk/`, { method: 'POST', body: { ids: some, delete: true } })
    return { data: ids }
  },
}

export function listPath(resource: string): string {
  return `/api/admin/${resource}/`
}

/** The settings are one record without an id of their own. */
export function itemPath(resource: string, id: Identifier): string {
  return resource === 'settings' ? listPath(resource) : `${listPath(resource)}${encodeURIComponent(id)}/`
}

async function getSome(resource: string, ids: Identifier[], signal: AbortSignal | undefined): Promise<AdminRecord[]> {
  const query = `?id=${ids.map(encodeURIComponent).join(',')}&page_size=${MANY_AT_ONCE}`
  return listSchema.parse(await callApi(listPath(resource) + query, { signal })).results
}

function withId(value: unknown, id: Identifier): AdminRecord {
  return recordSchema.parse(typeof value === 'object' && value !== null && !('id' in value) ? { ...value, id } : value)
}

function chunks(ids: readonly Identifier[]): Identifier[][] {
  return Array.from({ length: Math.ceil(ids.length / MANY_AT_ONCE) }, (_, index) => ids.slice(index * MANY_AT_ONCE, (index + 1) * MANY_AT_ONCE))
}
