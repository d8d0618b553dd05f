import type { NameAnswer, UnknownName } from '#contract/admin/resources/import.ts'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { fieldError } from '#contract/errors.ts'
import { editDistance } from '#contract/texts/edit-distance.ts'
import type { ResourceName } from '#model/define-type.ts'
import { requireRecordType } from '#model/records.ts'
import { findContentType, resourceNames } from '#model/types.ts'
import { resourceTables } from '#server/db/tables.ts'
import { parseInput } from '#server/http/parse.ts'
import type { Deps } from '../../deps.ts'
import { requireResource } from '../all.ts'
import { insertRecords } from '../insert-records.ts'
import { fileError } from './import-errors.ts'
import { nameKey, type ResolvedNames } from './name-key.ts'
import type { ReadLine } from './read-line.ts'
import { sameWords } from './same-words.ts'
import { createTitleIndex, type TitleIndex } from './title-index.ts'

type FieldValues = Record<string, unknown>
export type CreatedRecord = { resource: ResourceName; id: number; version: number }

/** Similar names are looked up for so many. */
const MAX_COMPARED_NAMES = 300
const MAX_SIMILAR = 4

type Names = { names: Map<string, number | null>; created: CreatedRecord[] }

/** Creates the records of the answers. Throws `bad_input` for an answer that is not possible. */
export async function resolveNames(
  deps: Deps,
  answers: readonly NameAnswer[],
): Promise<{ names: ResolvedNames; created: CreatedRecord[] }> {
  const result: Names = { names: new Map(), created: [] }
  const toCreate = new Map<ResourceName, string[]>()
  for (const { resource, name, action, id } of answers) {
    const key = nameKey(resource, name)
    if (result.names.has(key)) continue
    if (action === 'same' && id === undefined) throw fileError(`import_unknown:${name}`)
    if (action === 'create') {
      const typeName = requireTypeName(resource)
      toCreate.set(typeName, [...(toCreate.get(typeName) ?? []), name])
    } else result.names.set(key, action === 'same' ? (id ?? null) : null)
  }
  for (const [resource, names] of toCreate) await createNamed(deps, { resource, names, result })
  return result
}

function requireTypeName(resource: string): ResourceName {
  const name = resourceNames.find((each) => each === resource)
  if (name === undefined) throw fieldError('answers', 'unknown_reference', `no resource ${resource}`)
  return name
}

type NewNames = { resource: ResourceName; names: readonly string[]; result: Names }

/** Those that have no id yet, each once. */
async function createNamed(deps: Deps, { resource, names, result }: NewNames): Promise<void> {
  const definition = requireResource(resource)
  const byKey = new Map(names.map((name) => [nameKey(resource, name), name]))
  const fresh = [...byKey].flatMap(([key, name]) => (result.names.has(key) ? [] : [{ key, name }]))
  const refused = fresh.find(({ name }) => !isCreatable(resource, name))
  if (refused) throw fileError(`import_not_created:${refused.name}`)
  const referenceOf = await findReferences(deps, { resource, names: fresh.map(({ name }) => name), result })
  const bodies = fresh.map(({ name }) => {
    const draft = definition.fromName?.draft(name) ?? titleOnly(resource, name)
    return parseInput(resourceBodies[resource], { ...draft, ...referenceOf(name) })
  })
  const rows = await insertRecords(deps, definition, bodies)
  for (const [index, { id, version }] of rows.entries()) {
    result.names.set(fresh[index]?.key ?? '', id)
    result.created.push({ resource, id, version })
  }
}

/** The records that names contain, such as composers of works; creates those that do not exist. */
async function findReferences(
  deps: Deps,
  { resource, names, result }: NewNames,
): Promise<(name: string) => FieldValues> {
  const reference = requireResource(resource).fromName?.reference
  if (!reference) return () => ({})
  const keyOf = (name: string) => nameKey(reference.resource, reference.nameIn(name))
  const index = createTitleIndex(deps.db)
  const ids = new Map<string, number>()
  for (const name of names) {
    const [id] = await index.findNamed(resourceTables[reference.resource], reference.nameIn(name))
    if (id !== undefined) ids.set(keyOf(name), id)
  }
  const missing = names.filter((name) => !ids.has(keyOf(name))).map(reference.nameIn)
  await createNamed(deps, { resource: reference.resource, names: missing, result })
  return (name) => ({ [reference.field]: ids.get(keyOf(name)) ?? result.names.get(keyOf(name)) })
}

/** By its name alone, or as the type says. */
function isCreatable(resource: ResourceName, name: string): boolean {
  const definition = requireResource(resource)
  if (definition.fromName) return definition.fromName.isEnough(name)
  const { title = [] } = findContentType(resource) ?? {}
  const required = Object.entries(requireRecordType(resource).fields).filter(
    ([, shape]) => shape.required && !shape.system,
  )
  return definition.creatable && title.length === 1 && required.every(([field]) => field === title[0])
}

function titleOnly(resource: ResourceName, name: string): FieldValues {
  const [field = ''] = findContentType(resource)?.title ?? []
  const shape = requireRecordType(resource).fields[field]
  return { [field]: shape?.type === 'text' && shape.localised ? { de: name, en: '' } : name }
}

type NameUse = { resource: ResourceName; name: string; line: number; count: number }
type ListNames = { lines: readonly ReadLine[]; answers: readonly NameAnswer[]; index: TitleIndex }

/** The names of the file that no record has, with similar ones; also those that are answered. */
export async function listUnknownNames({ lines, answers, index }: ListNames): Promise<UnknownName[]> {
  const uses = new Map<string, NameUse>()
  for (const { line, complaints } of lines)
    for (const { resource, name } of complaints.flatMap(({ names = [] }) => names)) {
      const key = nameKey(resource, name)
      const use = uses.get(key) ?? { resource, name, line, count: 0 }
      uses.set(key, { ...use, count: use.count + 1 })
    }
  const open = await Promise.all(
    [...uses.values()].map(
      async (use, at): Promise<UnknownName> => ({
        ...use,
        isCreatable: isCreatable(use.resource, use.name),
        similar: at < MAX_COMPARED_NAMES ? await findSimilar(index, use) : [],
        answer: null,
      }),
    ),
  )
  const answered = await Promise.all(
    answers.flatMap(({ resource, name, action, id }): Promise<UnknownName>[] => {
      const used = index.used.get(nameKey(resource, name))
      if (!used) return []
      const use = { resource: requireTypeName(resource), name, ...used }
      return [describeAnswered(index, { use, answer: { action, ...(id === undefined ? {} : { id }) } })]
    }),
  )
  return [...open, ...answered].toSorted((one, other) => one.line - other.line)
}

type Answered = { use: NameUse; answer: NonNullable<UnknownName['answer']> }

async function describeAnswered(index: TitleIndex, { use, answer }: Answered): Promise<UnknownName> {
  const similar = answer.action === 'create' ? [] : await findSimilar(index, use)
  const titles = await index.titles(resourceTables[use.resource])
  const same = titles.filter(({ id }) => id === answer.id && !similar.some((each) => each.id === id))
  return {
    ...use,
    isCreatable: isCreatable(use.resource, use.name),
    similar: [...similar, ...same.map(({ id, title }) => ({ id, title }))],
    answer,
  }
}

/** Names with few other letters, or with the same long words. */
async function findSimilar(index: TitleIndex, { resource, name }: NameUse): Promise<UnknownName['similar']> {
  const words = sameWords(name)
  const longWords = words.split(/[\s,:]+/).filter((word) => word.length > 3)
  const maxDistance = 1 + Math.floor(words.length / 6)
  const distanceTo = (other: string) => {
    const isNear = other.slice(0, 2) === words.slice(0, 2) && Math.abs(other.length - words.length) <= maxDistance
    return isNear ? editDistance(words, other, maxDistance) : maxDistance + 1
  }
  const ranked = (await index.titles(resourceTables[resource])).flatMap(({ id, title, names }) => {
    const distance = Math.min(...names.map(distanceTo))
    const shared = longWords.filter((word) => names.some((each) => hasWord(each, word))).length
    if (distance > maxDistance && shared === 0) return []
    return [{ id, title, rank: distance <= maxDistance ? distance : 20 - shared }]
  })
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MAX_SIMILAR)
    .map(({ id, title }) => ({ id, title }))
}

/** The word itself, a longer one with it, or one with a slip. */
function hasWord(name: string, word: string): boolean {
  if (name.includes(word)) return true
  const maxSlips = word.length > 7 ? 2 : 1
  return name
    .split(/[\s,:]+/)
    .some((each) => each.slice(0, 2) === word.slice(0, 2) && editDistance(each, word, maxSlips) <= maxSlips)
}
