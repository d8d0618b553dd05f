import { readdirSync } from 'node:fs'
import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { resourceSchemas } from '#contract/admin/resources/schemas.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceMessages } from '#model/messages.ts'
import { recordTypes, requireRecordType } from '#model/records.ts'
import { contentTypes, screens, singletonScreens } from '#model/types.ts'
import { resourceTables } from '#server/db/tables.ts'
import { searchTypes } from '#server/search/search-types.ts'
import { requireResource } from '#server/services/resources/all.ts'
import type { TypeHeads } from '#server/services/urls/define-head.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
/** Created by upload; the demo draws and stores them first. */
const uploaded = ['image', 'file']

test.each(folders.map(({ name }) => name))('the folder %s has every required part of a type', (folder) => {
  const existingFiles = readdirSync(`${import.meta.dirname}/${folder}`)
  const roomFiles = ['type.ts', 'fields.ts', 'table.ts', 'admin.tsx', ...(uploaded.includes(folder) ? [] : ['seed.ts'])]
  expect(roomFiles.filter((file) => !existingFiles.includes(file))).toEqual([])
})

test('every resource has one type, declaration and table', () => {
  const names = contentTypes.map(({ resource }) => resource).toSorted()
  expect(new Set(names).size).toBe(names.length)
  expect(recordTypes.map(({ resource }) => resource).toSorted()).toEqual(names)
  expect(Object.keys(resourceTables).toSorted()).toEqual(names)
})

test('every page-tree screen has a name in both languages', () => {
  const screenNames = Object.values(resourceMessages).map((messages) => messages.screens)
  expect(screenNames.flatMap((names) => Object.keys(names?.de ?? {})).toSorted()).toEqual(
    [...singletonScreens].toSorted(),
  )
  expect(screenNames.map((names) => Object.keys(names?.en ?? {}))).toEqual(
    screenNames.map((names) => Object.keys(names?.de ?? {})),
  )
})

test('texts typed in place are plain texts', () => {
  const fields = recordTypes.flatMap((type) => (type.pageTexts ?? []).map((name) => type.fields[name]?.type))
  expect(new Set(fields)).toEqual(new Set(['text', 'name']))
})

test('screen paths are unique', () => {
  for (const locale of ['de', 'en'] as const) {
    const paths = Object.values(screens).map((screen) => screen[locale].replaceAll(/\{\w+\}/g, '{}'))
    expect(new Set(paths).size).toBe(paths.length)
  }
})

describe.each(contentTypes.map((type) => [type.resource, type] as const))('content type %s', (name, type) => {
  const resource = name as ResourceName
  const definition = requireResource(resource)
  const { body, filters } = resourceSchemas[resource]
  const columns = Object.keys(getTableColumns(resourceTables[resource]))

  test('a type with a visibility rule has time and release fields', () => {
    if (type.visibility)
      expect(Object.keys(body.shape)).toEqual(expect.arrayContaining(['is_online', 'online_from', 'online_with']))
  })

  test('its filters equal those of the contract', () => {
    expect(Object.keys({ ...definition.filters, ...definition.idFilters }).toSorted()).toEqual(
      Object.keys(filters).toSorted(),
    )
  })

  test('its list names existing columns, filters and orderings', () => {
    const { fields, computed = {}, orderings, list = { columns: [] } } = requireRecordType(resource)
    const knownFields = Object.keys({ ...fields, ...computed, ...list.labels })
    expect(list.columns.filter((column) => !knownFields.includes(column))).toEqual([])
    expect((list.filters ?? []).filter((filter) => !Object.hasOwn(filters, filter))).toEqual([])
    const sort = list.sort?.replace('-', '') ?? definition.defaultOrdering.replace('-', '')
    expect([...orderings, sort].filter((name) => !Object.hasOwn(definition.orderings, name))).toEqual([])
  })

  test('the fields its declaration names are stored', () => {
    const { title, titleFallback, descriptions = [], visibility } = type
    const describedFields = [
      ...title,
      ...(titleFallback ? [titleFallback] : []),
      ...descriptions,
      ...Object.values(visibility ?? {}),
      ...(visibility ? ['online_from', 'online_with'] : []),
    ]
    expect(describedFields.filter((field) => !columns.includes(field))).toEqual([])
    expect(definition.richText.filter((field) => !columns.includes(field))).toEqual([])
  })

  test('a type with pages has path, sections, variant and label', () => {
    const { page, link, sectionOwner, variant } = type
    if (page) {
      expect(screens[page as keyof typeof screens].de).toContain('{id}')
      expect(singletonScreens).not.toContain(page)
      expect([link, sectionOwner, variant]).not.toContain(undefined)
      // Sources of the page's head, unless the type has its own.
      if (!hasOwnHead(page))
        expect(columns).toEqual(expect.arrayContaining(['slug_de', 'slug_en', 'image_id', 'is_online']))
    }
    if (sectionOwner) expect(resourceMessages[resource].details?.de).toBeTruthy()
  })

  test('a type with pages or sections is searchable by stored fields', () => {
    const face = searchTypes.find((each) => each.resource === resource)
    if (type.page || type.sectionOwner) expect(face?.kind).toBeTruthy()
    if (face) expect(face.sources.map(({ column }) => column)).toContain(resourceTables[resource].id)
  })

  test('only its own screens read query parameters', () => {
    expect(Object.keys(type.query ?? {}).filter((screen) => !Object.hasOwn(type.screens ?? {}, screen))).toEqual([])
  })

  test('a draft type has an online flag and slugs', () => {
    if (type.startsOffline)
      expect(Object.keys(body.shape)).toEqual(expect.arrayContaining(['is_online', 'slug_de', 'slug_en']))
  })
})

const heads = import.meta.glob<TypeHeads>('./*/head.ts', { eager: true, import: 'default' })

function hasOwnHead(screen: string): boolean {
  return Object.values(heads).some((screenHeads) => Object.hasOwn(screenHeads, screen))
}
