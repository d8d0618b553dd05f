import type { DataProvider, Identifier } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { call } from './call.ts'
import { changedFields, pickContractFields } from './changed-fields.ts'
import { listQuery } from './list-query.ts'
import { type AdminRecord, recordSchema, recordsSchema } from './record-schema.ts'

const BULK_BATCH_SIZE = 100

// react-admin's callers choose the record type; the data is only checked to be a record.
const asAsked = <T>(value: AdminRecord | AdminRecord[]) => value as T

/** The generic resource helper of spec §7 as react-admin calls it. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,

  async getList(resource, params) {
    const { count, results } = await call<ResourceEndpoints['list']>(
      resourceAddresses(resource).list,
      { query: listQuery(params) },
      params.signal,
    )
    return { data: asAsked(recordsSchema.parse(results)), total: count }
  },

  async getOne(resource, { id, signal }) {
    return {
      data: asAsked(
        withId(
          await call<ResourceEndpoints['get']>({ method: 'GET', path: itemPath(resource) }, { params: { id } }, signal),
          id,
        ),
      ),
    }
  },

  async getMany(resource, { ids, signal }) {
    const data = await Promise.all(chunks(ids).map((someIds) => getSome(resource, someIds, signal)))
    return { data: asAsked(data.flat()) }
  },

  async getManyReference(resource, { target, id, filter, ...params }) {
    return dataProvider.getList(resource, { ...params, filter: { ...filter, [target]: id } })
  },

  async create(resource, { data }) {
    const record = await call<ResourceEndpoints['create']>(resourceAddresses(resource).create, {
      body: pickContractFields(resource, data),
    })
    return { data: asAsked(recordSchema.parse(record)) }
  },

  async update(resource, { id, data, previousData }) {
    const { id: _, ...fields } = data
    const body =
      resource === 'settings'
        ? fields
        : {
            ...changedFields(resource, { now: data, before: previousData }),
            version: data.version ?? previousData.version,
          }
    const record = await call<ResourceEndpoints['update']>(
      { method: 'POST', path: itemPath(resource) },
      { params: { id }, body },
    )
    return { data: asAsked(withId(record, id)) }
  },

  async updateMany(resource, { ids, data }) {
    for (const someIds of chunks(ids)) await bulk(resource, { ids: someIds.map(Number), set: data })
    return { data: ids }
  },

  async delete(resource, { id, previousData }) {
    await call<ResourceEndpoints['remove']>(resourceAddresses(resource).remove, { params: { id } })
    return { data: asAsked({ ...previousData, id }) }
  },

  async deleteMany(resource, { ids }) {
    for (const someIds of chunks(ids)) await bulk(resource, { ids: someIds.map(Number), delete: true })
    return { data: ids }
  },
}

/** The settings are one record without an id. */
function itemPath(resource: string): string {
  const { list, get } = resourceAddresses(resource)
  return resource === 'settings' ? list.path : get.path
}

/** Changes or deletes several records, all or none. */
export function bulk(resource: string, body: InputOf<ResourceEndpoints['bulk']>['body']) {
  return call<ResourceEndpoints['bulk']>(resourceAddresses(resource).bulk, { body })
}

async function getSome(resource: string, ids: Identifier[], signal: AbortSignal | undefined): Promise<AdminRecord[]> {
  const query = { id: ids.join(','), page_size: BULK_BATCH_SIZE }
  const { results } = await call<ResourceEndpoints['list']>(resourceAddresses(resource).list, { query }, signal)
  return recordsSchema.parse(results)
}

function withId(value: unknown, id: Identifier): AdminRecord {
  return recordSchema.parse(typeof value === 'object' && value !== null && !('id' in value) ? { ...value, id } : value)
}

function chunks(ids: readonly Identifier[]): Identifier[][] {
  return Array.from({ length: Math.ceil(ids.length / BULK_BATCH_SIZE) }, (_, index) =>
    ids.slice(index * BULK_BATCH_SIZE, (index + 1) * BULK_BATCH_SIZE),
  )
}
