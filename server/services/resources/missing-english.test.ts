import { expect, test } from 'vitest'
import { storeFile } from '#content/file/service.ts'
import { isEnglishMissing, localisedFieldNames } from '#contract/admin/resources/missing-english.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames } from '#model/types.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'
import type { ResourceTable } from '../../db/define-table.ts'
import type { Deps } from '../deps.ts'
import { requireResource } from './all.ts'
import { getRecord, listRecords } from './engine.ts'

test.each(resourceNames)('filter and record check of %s agree on missing English', async (name) => {
  const { depsOf } = await createTestApp()
  const deps = depsOf()
  const definition = requireResource(name)
  const id = await createWhole(deps, name)
  const { own, rows } = localisedFieldNames(name)
  const texts = [
    ...own.map((field) => [definition.table, field] as const),
    ...definition.rows.flatMap(({ field, table }) => (rows[field] ?? []).map((text) => [table, text] as const)),
  ]
  const isMissing = async () => {
    const { results } = await listRecords(deps, definition, {
      page: 1,
      page_size: 1000,
      ordering: undefined,
      search: undefined,
      filters: { missing_en: true },
    })
    const filtered = results.some((record) => record.id === id)
    expect(isEnglishMissing(name, await getRecord(deps, definition, id))).toBe(filtered)
    return filtered
  }
  expect(await isMissing()).toBe(false)
  for (const [table, field] of texts) {
    await setText(deps, table, field, { de: 'Nur deutsch', en: '' })
    expect(await isMissing(), field).toBe(true)
    await setText(deps, table, field, { de: '', en: '' })
    expect(await isMissing(), field).toBe(false)
  }
})

async function setText(
  { db }: Deps,
  table: ResourceTable,
  field: string,
  text: { de: string; en: string },
): Promise<void> {
  await db.update(table).set({ [field]: text })
}

/** A record with a child row of each kind; no text is German only. */
async function createWhole(deps: Deps, name: ResourceName): Promise<number> {
  if (name === 'images') return createImage(deps)
  if (name === 'files') return createFile(deps)
  if (name === 'event-dates') return (await createDate(deps)).id
  if (name === 'courses') {
    const location_id = await create(deps, 'locations')
    return create(deps, name, {
      dates: [{ location_id, date_start: '2027-02-01T18:30:00Z', date_end: '2027-02-01T19:30:00Z' }],
    })
  }
  if (name !== 'productions') return create(deps, name)
  const person_id = await create(deps, 'people')
  const { productionId } = await createDate(deps, {
    production: { programme: [{}], people: [{ person_id, part: 'soloist' }] },
  })
  return productionId
}

async function createFile(deps: Deps): Promise<number> {
  return (await storeFile(deps, { bytes: Buffer.from('%PDF-1.4\nHeft'), name: 'Heft.pdf' })).id
}
