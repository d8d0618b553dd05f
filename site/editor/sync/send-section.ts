import * as editorAddresses from '#contract/addresses/editor.ts'
import { AppError } from '#contract/errors.ts'
import type {
  createSection as createEndpoint,
  deleteSection,
  getSectionBySlug,
  ModuleRecord,
  Section,
  undoDelete,
  updateSection,
} from '#contract/page/sections.ts'
import { assignServerId, requireServerId, serverId, updateVersions } from './base.ts'
import { sendOrders, toServerIds } from './order.ts'
import type { SendContext, SendOutcome, WriteOf } from './write.ts'

/** The slug is made here, so that a section whose response was lost is found instead of created twice. */
export async function createSection(
  sender: SendContext,
  { index, section, order }: WriteOf<'create_section'>,
): Promise<SendOutcome> {
  const { call, locale, owner } = sender
  const body = { ...owner, slug: section.slug, layout: section.layout, order: index, showing: section.showing ?? null }
  const stored = await call<typeof createEndpoint>(editorAddresses.createSection, { params: { locale }, body }).catch(
    async (error) => {
      const existing = error instanceof AppError && error.fields?.slug ? await bySlug(sender, section.slug) : null
      if (!existing) throw error
      return existing
    },
  )
  const assigned = assignServerId(sender.base, 'container', { id: section.id, assignedId: stored.id })
  const base = updateVersions(assigned, [stored])
  // Order numbers have gaps after deletions, so even the last one may not be last.
  return {
    type: 'done',
    base: order.length > 1 ? await sendOrders({ ...sender, base }, [{ place: null, ids: order }]) : base,
  }
}

export async function restoreSection(
  sender: SendContext,
  { section, order }: WriteOf<'restore_section'>,
): Promise<SendOutcome> {
  const { call, locale, base } = sender
  const id = requireServerId(base, section.id)
  await call<typeof undoDelete>(editorAddresses.undoDelete, {
    params: { locale },
    body: { model: 'container', id },
  })
  return { type: 'done', base: await sendOrders(sender, [{ place: null, ids: order }]) }
}

export async function removeSection(
  { call, locale, base }: SendContext,
  { section }: WriteOf<'remove_section'>,
): Promise<SendOutcome> {
  const id = serverId(base, section)
  if (id === null) return { type: 'nothing' }
  try {
    await call<typeof deleteSection>(editorAddresses.deleteSection, { params: { locale, id } })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  }
  return { type: 'done', base }
}

export async function setLayout(
  sender: SendContext,
  { section, layout, columns }: WriteOf<'set_layout'>,
): Promise<SendOutcome> {
  const { call, locale, base } = sender
  const id = requireServerId(base, section)
  const serverSection = await call<typeof updateSection>(editorAddresses.updateSection, {
    params: { locale, id },
    body: { layout },
  })
  const targetColumns = columns.map((ids) => toServerIds(base, ids))
  const serverColumns = serverSection.columns.map(({ children }) => children.map((record: ModuleRecord) => record.id))
  if (JSON.stringify(targetColumns) !== JSON.stringify(serverColumns) && sameModules(targetColumns, serverColumns)) {
    const orders = columns.map((ids, column) => ({ place: { section, column }, ids }))
    return { type: 'done', base: await sendOrders(sender, orders) }
  }
  return { type: 'done', base: updateVersions(base, [serverSection]) }
}

export async function setShowing(
  { call, locale, base }: SendContext,
  { section, showing = null }: WriteOf<'set_showing'>,
): Promise<SendOutcome> {
  const params = { locale, id: requireServerId(base, section) }
  return {
    type: 'done',
    base: updateVersions(base, [
      await call<typeof updateSection>(editorAddresses.updateSection, { params, body: { showing } }),
    ]),
  }
}

/** With the versions it was based on; if others moved something since, it fails as `overtaken`. */
export async function arrange(sender: SendContext, { orders, touches }: WriteOf<'arrange'>): Promise<SendOutcome> {
  const { base } = sender
  const versions = touches
    .map((id) => [requireServerId(base, id), base.versions.get(id) ?? 0] as const)
    .filter(([, version]) => version > 0)
  try {
    return { type: 'done', base: await sendOrders(sender, orders, Object.fromEntries(versions)) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return { type: 'overtaken' }
    throw error
  }
}

/** Null when the slug is free; throws without a response. */
async function bySlug({ call, locale }: SendContext, slug: string): Promise<Section | null> {
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
