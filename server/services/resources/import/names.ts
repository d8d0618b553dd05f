import type { NameAnswer, UnknownName } from '#contract/admin/resources/import.ts'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { AppError } from '#contract/errors.ts'
import { editDistance } from '#contract/texts/edit-distance.ts'
import type { ResourceName } from '#model/define-type.ts'
import { requireRecordType } from '#model/records.ts'
import { findContentType, resourceNames } from '#model/types.ts'
import { resourceTables } from '#server/db/tables.ts'
import { parseInput } from '#server/http/parse.ts'
import type { Deps } from '../../deps.ts'
import { requireResource } from '../all.ts'
import type { CreateNamed } from '../definition.ts'
import { createRecord } from '../engine.ts'
import { fileError } from './import-errors.ts'
import { nameKey, type ResolvedNames } from './name-key.ts'
import type { ReadLine } from './read-line.ts'
import { sameWords } from './same-words.ts'
import type { TitleIndex } from './title-index.ts'

type FieldValues = Record<string, unknown>
export type CreatedRecord = { resource: ResourceName; id: number; version: number }

/** Similar names are looked up for so many. */
const MAX_COMPARED_NAMES = 300
const MAX_SIMILAR = 4

/** Creates the records of the answers. Throws `bad_input` for an answer that is not possible. */
export async function resolveNames(
  deps: Deps,
  answers: readonly NameAnswer[],
): Promise<{ names: ResolvedNames; created: CreatedRecord[] }> {
  const names = new Map<string, number | null>()
  const created: CreatedRecord[] = []
  const create: CreateNamed = async (resource, name) => {
    const record = await createNamed(deps, { resource, name, create })
    created.push(record)
    return record.id
  }
  for (const { resource, name, action, id } of answers) {
    const key = nameKey(resource, name)
    if (names.has(key)) continue
    if (action !== 'create') {
      if (action === 'same' && id === undefined) throw fileError(`import_unknown:${name}`)
      names.set(key, action === 'same' ? (id ?? null) : null)
      continue
    }
    names.set(key, await create(requireTypeName(resource), name))
  }
  return { names, created }
}

function requireTypeName(resource: string): ResourceName {
  const name = resourceNames.find((each) => each === resource)
  if (name === undefined)
    throw new AppError('bad_input', { message: `no resource ${resource}`, fields: { answers: ['unknown_reference'] } })
  return name
}

type NamedDraft = { resource: ResourceName; name: string; create: CreateNamed }

async function createNamed(deps: Deps, { resource, name, create }: NamedDraft): Promise<CreatedRecord> {
  const definition = requireResource(resource)
  if (!isCreatable(resource, name)) throw fileError(`import_not_created:${name}`)
  const draft = definition.fromName ? await definition.fromName.draft(deps, name, create) : titleOnly(resource, name)
  const record = await createRecord(deps, definition, parseInput(resourceBodies[resource], draft))
  return { resource, id: Number(record.id), version: Number(record.version) }
}

/** By its name alone, or as the type says. */
function isCreatable(resource: ResourceName, name: string): boolean {
  const definition = requireResource(resource)
  if (definition.fromName) return definition.fromName.isEnough(name)
  const { title = [] } = findContentType(resource) ?? {}
  const required = Object.entries(requireRecordType(resource).fields).filter(
    ([, shape]) => shape.required && !shape.system,
  )
  return definition.creatable !== false && title.length === 1 && required.every(([field]) => field === title[0])
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
