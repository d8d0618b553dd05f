import { isDeepStrictEqual } from 'node:util'
import { defaultLocale, type Locale, locales } from '#config'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { groupBy } from '../rows/group-by.ts'
import { firstWords } from '../sections/first-words.ts'
import type { ModuleSnapshot, PageSnapshot, SectionSnapshot } from './snapshot.ts'

type ChangeType =
  | 'added'
  | 'removed'
  | 'moved'
  | 'changed'
  | 'section_added'
  | 'showing'
  | 'section_removed'
  | 'section_moved'
  | 'section_layout'
  | 'section_showing'
  | 'page_text'

/** The change of one module or section between two snapshots. `languages`: those whose texts differ. */
type SnapshotChange = {
  type: ChangeType
  id: number
  kind: string | null
  words: string
  section: string
  languages: Locale[]
  difference: Difference | null
}

export function diffSnapshots(before: PageSnapshot, after: PageSnapshot, locale: Locale): SnapshotChange[] {
  return [
    ...compareTexts(before, after),
    ...compareSections(before, after, locale),
    ...compareModules(before, after, locale),
  ]
}

/** Texts of the page's records; `words` is the field. Snapshots from before they were saved have none. */
function compareTexts({ texts: before = {} }: PageSnapshot, { texts: after = {} }: PageSnapshot): SnapshotChange[] {
  // The spec's fallback: German where English is missing.
  const isStandIn = (locale: Locale, { field, language }: { field: string; language: string | undefined }) =>
    language === defaultLocale && after[`${field}.${locale}`] === ''
  return Object.keys(after).flatMap((name, id): SnapshotChange[] => {
    const [was, now] = [before[name], after[name] ?? '']
    if (was === undefined || was === now) return []
    const [field = '', language] = name.split('.')
    return [
      {
        type: 'page_text',
        id,
        kind: null,
        words: field.replace(/\/\d+\//, '/'),
        section: '',
        languages: locales.filter((locale) => locale === language || isStandIn(locale, { field, language })),
        difference: compareRuns(toWords(was), toWords(now)),
      },
    ]
  })
}

function compareSections(before: PageSnapshot, after: PageSnapshot, locale: Locale): SnapshotChange[] {
  const [oldSections, now] = [byId(before.sections), byId(after.sections)]
  const moved = movedIds(getIds(before.sections), getIds(after.sections))
  const change = (type: ChangeType, section: SectionSnapshot, state: PageSnapshot): SnapshotChange => {
    const title = wordsOfSection(state, section.id, locale)
    return { type, id: section.id, kind: null, words: title, section: title, languages: [], difference: null }
  }
  return [
    ...before.sections.filter(({ id }) => !now.has(id)).map((section) => change('section_removed', section, before)),
    ...after.sections.flatMap((section) => {
      const was = oldSections.get(section.id)
      if (!was) return [change('section_added', section, after)]
      return [
        ...(moved.has(section.id) ? [change('section_moved', section, after)] : []),
        ...(was.layout === section.layout ? [] : [change('section_layout', section, after)]),
        ...(isDeepStrictEqual(was.showing, section.showing) ? [] : [change('section_showing', section, after)]),
      ]
    }),
  ]
}

function compareModules(before: PageSnapshot, after: PageSnapshot, locale: Locale): SnapshotChange[] {
  const [oldModules, now] = [byId(before.modules), byId(after.modules)]
  const [oldSections, sections] = [byId(before.sections), byId(after.sections)]
  const moved = movedModules(before, after)
  const change = (
    type: ChangeType,
    module: ModuleSnapshot,
    state: PageSnapshot,
    languages: Locale[] = [],
  ): SnapshotChange => ({
    type,
    id: module.id,
    kind: module.kind,
    words: firstWords(module, locale),
    section: wordsOfSection(state, module.section_id, locale),
    languages,
    difference: null,
  })
  const changeOf = (was: ModuleSnapshot, module: ModuleSnapshot): SnapshotChange => {
    const languages = getLanguages(was, module)
    return {
      ...change('changed', module, after, languages),
      difference: summariseDifference(was.data, module.data, languages),
    }
  }
  const removed = before.modules.filter(
    ({ id, section_id, list_id }) => !now.has(id) && sections.has(section_id) && (list_id === null || now.has(list_id)),
  )
  const fresh = after.modules.filter(
    ({ id, section_id, list_id }) =>
      !oldModules.has(id) && oldSections.has(section_id) && (list_id === null || oldModules.has(list_id)),
  )
  return [
    ...removed.map((module) => change('removed', module, before)),
    ...fresh.map((module) => change('added', module, after)),
    ...after.modules.flatMap((module) => {
      const was = oldModules.get(module.id)
      if (!was) return []
      const isChanged = !isDeepStrictEqual(was.data, module.data) || was.anchor !== module.anchor
      return [
        ...(moved.has(module.id) ? [change('moved', module, after)] : []),
        ...(isDeepStrictEqual(was.showing, module.showing) ? [] : [change('showing', module, after)]),
        ...(isChanged ? [changeOf(was, module)] : []),
      ]
    }),
  ]
}

function movedModules(before: PageSnapshot, after: PageSnapshot): Set<number> {
  const placeOf = ({ section_id, list_id, column }: ModuleSnapshot) =>
    list_id === null ? `${section_id} ${column}` : `list ${list_id}`
  const oldModules = byId(before.modules)
  const moved = new Set<number>()
  const modulesByPosition = groupBy(after.modules, placeOf)
  for (const [position, modules] of modulesByPosition) {
    for (const { id } of modules) {
      const was = oldModules.get(id)
      if (was && placeOf(was) !== position) moved.add(id)
    }
    const formerModules = before.modules.filter((module) => placeOf(module) === position)
    for (const id of movedIds(getIds(formerModules), getIds(modules))) moved.add(id)
  }
  return moved
}

/** The smallest set of ids to move to turn one order into the other. */
function movedIds(before: readonly number[], after: readonly number[]): Set<number> {
  const formerIndex = new Map(before.map((id, index) => [id, index]))
  const unchanged = after.filter((id) => formerIndex.has(id))
  const runs: number[][] = []
  for (const id of unchanged) {
    const fits = runs.filter((run) => (formerIndex.get(run.at(-1) ?? id) ?? 0) < (formerIndex.get(id) ?? 0))
    const longest = fits.reduce<number[]>((longestRun, run) => (run.length > longestRun.length ? run : longestRun), [])
    runs.push([...longest, id])
  }
  const unmoved = new Set(
    runs.reduce<number[]>((longestRun, run) => (run.length > longestRun.length ? run : longestRun), []),
  )
  return new Set(unchanged.filter((id) => !unmoved.has(id)))
}

function wordsOfSection({ modules }: PageSnapshot, section: number, locale: Locale): string {
  const sectionModules = modules.filter(({ section_id, list_id }) => section_id === section && list_id === null)
  const heading = sectionModules.find(({ kind }) => moduleKinds.get(kind)?.heading !== undefined)
  return (
    [...(heading ? [heading] : []), ...sectionModules]
      .map((module) => firstWords(module, locale))
      .find((text) => text !== '') ?? ''
  )
}

function getLanguages(before: ModuleSnapshot, after: ModuleSnapshot): Locale[] {
  const fields = Object.keys({ ...before.data, ...after.data })
  return locales.filter((locale) =>
    fields.some((field) => getText(before.data[field], locale) !== getText(after.data[field], locale)),
  )
}

function getText(value: unknown, locale: Locale): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, locale) : undefined
}

function byId<T extends { id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]))
}

function getIds(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}

const MAX_CHARACTERS = 60

type Difference = { was: string; now: string }
type Data = Readonly<Record<string, unknown>>

/** The changed words in the first changed text of a module; null when no text differs. */
export function summariseDifference(before: Data, after: Data, languages: readonly Locale[]): Difference | null {
  for (const language of languages) {
    for (const field of Object.keys({ ...before, ...after })) {
      const [was, now] = [getWords(before[field], language), getWords(after[field], language)]
      if (was.join(' ') !== now.join(' ')) return compareRuns(was, now)
    }
  }
  return null
}

/** Cuts the words that both texts share at their start and end. */
function compareRuns(was: readonly string[], now: readonly string[]): Difference {
  const shorter = Math.min(was.length, now.length)
  let start = 0
  while (start < shorter && was[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && was.at(-1 - end) === now.at(-1 - end)) end++
  const joinChanged = (runWords: readonly string[]) => shorten(runWords.slice(start, runWords.length - end).join(' '))
  return { was: joinChanged(was), now: joinChanged(now) }
}

function shorten(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text
  return `${text.slice(0, text.lastIndexOf(' ', MAX_CHARACTERS)).slice(0, MAX_CHARACTERS)} …`
}

function getWords(value: unknown, language: Locale): string[] {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, language) : ''
  return typeof text === 'string' ? toWords(richTextToPlain(text)) : []
}

function toWords(text: string): string[] {
  return text.split(' ').filter(Boolean)
}
