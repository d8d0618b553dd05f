import { type Locale, locales } from '#config'
import type { VersionChange } from '#contract/page/versions.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import { toLocalFields } from '../sections/data.ts'
import { diffSnapshots } from './compare.ts'
import { pack, unpack } from './pack.ts'
import { type Publication, standings } from './published-snapshots.ts'
import { type ModuleSnapshot, type PageSnapshot, waitingTexts } from './snapshot.ts'

/** Texts of the other language count only where they stand in for missing ones. */
export function differsInLanguage(locale: Locale, first: PageSnapshot, second: PageSnapshot): boolean {
  return pack(inLanguage(first, locale)) !== pack(inLanguage(second, locale))
}

/** The changes that publishing one language would make; `locale` is the language of the words in them. */
export function changesInLanguage(
  language: Locale,
  { before, after, locale }: { before: PageSnapshot; after: PageSnapshot; locale: Locale },
): VersionChange[] {
  if (!differsInLanguage(language, before, after)) return []
  // Texts that do not wait are the same for visitors, whenever they were published.
  const names = [...(before.waiting ?? []), ...(after.waiting ?? [])]
  const earlier = Object.fromEntries(names.map((name) => [name, before.texts?.[name] ?? '']))
  const all = diffSnapshots({ ...before, texts: { ...after.texts, ...earlier } }, after, locale)
  // A German text that stands in for a missing English one is published with German.
  const own = all.filter(
    ({ type, languages: [first, ...others] }) =>
      first === undefined || first === language || (type !== 'page_text' && others.includes(language)),
  )
  return own.length > 0 ? own : all
}

/** Whether visitors see the draft in both languages, and nothing is planned. */
export function isAllPublic(
  latestFirst: readonly Publication[],
  { draft, now }: { draft: PageSnapshot; now: Date },
): boolean {
  const standingById = standings(latestFirst, now)
  const isPlanned = latestFirst.some(({ id }) => standingById.get(id) === 'planned')
  // Texts whose planned instant has come wait until a job stores them.
  return !isPlanned && !draft.waiting && locales.every((language) => isPublicIn(language))

  function isPublicIn(language: Locale): boolean {
    const row = latestFirst.find((each) => each.language === language && standingById.get(each.id) === 'public')
    return row !== undefined && !differsInLanguage(language, unpack(row.state), draft)
  }
}

function inLanguage(state: PageSnapshot, locale: Locale): PageSnapshot {
  const { sections, modules } = state
  return {
    sections,
    modules: modules.map((module) => ({ ...module, data: getFields(module, locale) })),
    texts: waitingTexts(state, [locale]),
  }
}

function getFields({ kind, data }: ModuleSnapshot, locale: Locale): Record<string, unknown> {
  const schema = moduleSchemas.get(kind)
  return schema ? toLocalFields(schema, data, locale).fields : data
}
