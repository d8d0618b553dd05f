import * as editorAddresses from '#contract/addresses/editor.ts'
import { AppError } from '#contract/errors.ts'
import type {
  arrangeSections,
  createSection as createEndpoint,
  deleteSection,
  getSectionBySlug,
  ModuleRecord,
  restoreDeleted,
  Section,
  updateSection,
} from '#contract/sections.ts'
import { type Base, serverId, withId, withVersions } from './base.ts'
import { knownIds } from './order.ts'
import type { Outcome, Sender } from './outcome.ts'
import { requireServerId } from './send-module.ts'
import type { WriteOf } from './write.ts'

/** A section is made under a slug given here, so that one whose answer was lost is found again instead of made twice. */
export async function createSection(sender: Sender, { index, section, order }: WriteOf<'create_section'>): Promise<Outcome> {
  const { call, locale, owner } = sender
  const body = { ...owner, slug: section.slug, layout: section.layout, order: index, showing: section.showing ?? null }
  const answer = await call<typeof createEndpoint>(editorAddresses.createSection, { params: { locale }, body }).catch(async (error) => {
    const found = error instanceof AppError && error.fields?.slug ? await bySlug(sender, section.slug) : null
    if (!found) throw error
    return found
  })
  const base = withVersions(withId(sender.base, 'container', { id: section.id, given: answer.id }), [answer])
  // The order numbers have gaps where something was deleted, so even the last may not have become the last.
  return { type: 'done', base: order.length > 1 ? await orderSections({ ...sender, base }, order) : base }
}

export async function restoreSection(sender: Sender, { section, order }: WriteOf<'restore_section'>): Promise<Outcome> {
  const { call, locale, base } = sender
  const id = requireServerId(base, section.id)
  await call<typeof restoreDeleted>(editorAddresses.restoreDeleted, { params: { locale }, body: { model: 'container', id } })
  return { type: 'done', base: await orderSections(sender, order) }
}

export async function removeSection({ call, locale, base }: Sender, { section }: WriteOf<'remove_section'>): Promise<Outcome> {
  const id = serverId(base, section)
  if (id === null) return { type: 'nothing' }
  try {
    await call<typeof deleteSection>(editorAddresses.deleteSection, { params: { locale, id } })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  }
  return { type: 'done', base }
}

export async function setLayout(sender: Sender, { section, layout, columns }: WriteOf<'set_layout'>): Promise<Outcome> {
  const { call, locale, base } = sender
  const id = requireServerId(base, section)
  const answer = await call<typeof updateSection>(editorAddresses.updateSection, { params: { locale, id }, body: { layout } })
  const wanted = columns.map((ids) => knownIds(base, ids))
  const placed = answer.columns.map(({ children }) => children.map((record: ModuleRecord) => record.id))
  if (JSON.stringify(wanted) !== JSON.stringify(placed) && sameModules(wanted, placed)) {
    const body = { columns: wanted.map((modules, column) => ({ container: id, column, modules })) }
    return { type: 'done', base: withVersions(base, await call<typeof arrangeSections>(editorAddresses.arrangeSections, { params: { locale }, body })) }
  }
  return { type: 'done', base: withVersions(base, [answer]) }
}

export async function setShowing({ call, locale, base }: Sender, { section, showing = null }: WriteOf<'set_showing'>): Promise<Outcome> {
  const params = { locale, id: requireServerId(base, section) }
  return { type: 'done', base: withVersions(base, [await call<typeof updateSection>(editorAddresses.updateSection, { params, body: { showing } })]) }
}

/** On the versions it was made over; where others have moved something since, nothing is moved and it is overtaken. */
export async function arrange(sender: Sender, { columns, lists, sections, touches }: WriteOf<'arrange'>): Promise<Outcome> {
  const { call, locale, base, owner } = sender
  const versions = touches.map((id) => [requireServerId(base, id), base.versions.get(id) ?? 0] as const).filter(([, version]) => version > 0)
  const request = {
    params: { locale },
    body: {
      versions: Object.fromEntries(versions),
      columns: columns.map(({ section, column, modules }) => ({ container: requireServerId(base, section), column, modules: knownIds(base, modules) })),
      lists: lists.map(({ list, children }) => ({ module: requireServerId(base, list), children: knownIds(base, children) })),
      sections: sections ? [{ ...owner, containers: knownIds(base, sections) }] : [],
    },
  }
  try {
    return { type: 'done', base: withVersions(base, await call<typeof arrangeSections>(editorAddresses.arrangeSections, request)) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return { type: 'overtaken' }
    throw error
  }
}

async function orderSections({ call, locale, base, owner }: Sender, order: readonly number[]): Promise<Base> {
  const body = { sections: [{ ...owner, containers: knownIds(base, order) }] }
  return withVersions(base, await call<typeof arrangeSections>(editorAddresses.arrangeSections, { params: { locale }, body }))
}

/** Null when the slug is free; an answer that did not come is no answer. */
async function bySlug({ call, locale }: Sender, slug: string): Promise<Section | null> {
  try {
    return await call<typeof getSectionBySlug>(editorAddresses.getSectionBySlug, { params: { locale, slug } })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

function sameModules(a: readonly number[][], b: readonly number[][]): boolean {
  return a.flat().toSorted().join() === b.flat().toSorted().join()
}
