import { defaultLocale } from '#config'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { moduleAddresses } from '#contract/addresses/module.ts'
import { AppError, type Conflict } from '#contract/errors.ts'
import type { ModuleEndpoints } from '#contract/page/modules.ts'
import type {
  arrangeSections,
  createSection as createEndpoint,
  deleteSection,
  getSectionBySlug,
  ModuleRecord,
  Section,
  undoDelete,
  updateSection,
} from '#contract/page/sections.ts'
import { assignServerId, type Base, confirmModule, serverId, updateVersions } from './base.ts'
import { changedContent, copyFields, isAsSent, isSame, ownLanguageContent } from './content.ts'
import { mergeModule } from './merge-module.ts'
import { toServerIds } from './order.ts'
import type { SendContext, SendOutcome } from './outcome.ts'
import { createModule, removeModule, requireServerId, restoreModule, translateModule } from './send-module.ts'
import type { Pending, WriteOf } from './write.ts'

/** Sends a write. Throws AppError when there was no response, or a refusal. */
export function send(sender: SendContext, { write, tried, attempts }: Pending): Promise<SendOutcome> {
  switch (write.type) {
    case 'create_module':
      return createModule(sender, { ...write, tried })
    case 'restore_module':
      return restoreModule(sender, write)
    case 'remove_module':
      return removeModule(sender, write)
    case 'translate':
      return translateModule(sender, write)
    case 'save_module':
      return saveModule(sender, { module: write.module, attempts })
    case 'create_section':
      return createSection(sender, write)
    case 'restore_section':
      return restoreSection(sender, write)
    case 'remove_section':
      return removeSection(sender, write)
    case 'set_layout':
      return setLayout(sender, write)
    case 'set_showing':
      return setShowing(sender, write)
    case 'arrange':
      return arrange(sender, write)
  }
}

type FieldValues = Readonly<Record<string, unknown>>

const ATTEMPTS = 3

/** Sends unconfirmed fields; on a version conflict once more, if only other fields changed. */
async function saveModule(
  sender: SendContext,
  { module, attempts = [] }: { module: number; attempts?: readonly FieldValues[] | undefined },
): Promise<SendOutcome> {
  const record = sender.recordOf(module)
  const previous = sender.base.confirmed.get(module)
  if (!record || !previous || serverId(sender.base, module) === null) return { type: 'nothing' }
  const { confirmed, stored } =
    attempts.length === 0
      ? { confirmed: previous, stored: {} }
      : await afterLostAnswer(sender, { record, previous, attempts })
  // Never sends other fields, which others may have changed.
  const fields = changedBy(record, {
    previous: copyFields(previous, { ...previous, ...stored, fallback: [] }, Object.keys(stored)),
    confirmed,
  })
  if (Object.keys(fields).length === 0) return { type: 'done', base: confirmModule(sender.base, module, confirmed) }
  let newest = confirmed
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const outcome = await update(sender, { record, version: newest.version, fields })
    if (outcome.type !== 'stale') return outcome
    const { theirs, by, at } = outcome
    if (differing(fields, theirs).length === 0)
      return savedAs(sender, { module, serverRecord: theirs, sentFields: fields })
    if (mergeModule({ base: confirmed, mine: record, theirs }).clashes.some(({ path }) => path in fields))
      return { type: 'conflict', module, theirs, by, at }
    newest = theirs
  }
  return { type: 'conflict', module, theirs: newest }
}

/** The unconfirmed local changes; after a lost response the server's record may hold changes of others too. */
function changedBy(
  record: ModuleRecord,
  { previous, confirmed }: { previous: ModuleRecord; confirmed: ModuleRecord },
): FieldValues {
  const stored = ownLanguageContent(confirmed)
  return Object.fromEntries(
    Object.entries(changedContent(record, previous)).filter(([name, value]) => !isSame(value, stored[name])),
  )
}

/**
 * Whether an attempt without response was stored: then the server has the values of `stored`, which may have changed
 * locally since.
 */
async function afterLostAnswer(
  { call, locale, base }: SendContext,
  { record, previous, attempts }: { record: ModuleRecord; previous: ModuleRecord; attempts: readonly FieldValues[] },
) {
  const id = serverId(base, record.id) ?? 0
  const now = await call<ModuleEndpoints['get']>(moduleAddresses(record.kind).get, { params: { locale, id } }).catch(
    (error) => {
      if (error instanceof AppError && error.code === 'not_found') return previous
      throw error
    },
  )
  const stored = ownLanguageContent(now)
  const isStored = ([name, value]: [string, unknown]) => isAsSent(value, stored[name])
  const match = attempts.findLast((fields) => Object.entries(fields).every(isStored))
  if (now.version <= previous.version || !match) return { confirmed: previous, stored: {} }
  return { confirmed: now, stored: match }
}

type Update = { record: ModuleRecord; version: number; fields: FieldValues }

async function update(
  sender: SendContext,
  { record: { id: module, kind, written_for = {} }, version, fields }: Update,
): Promise<SendOutcome | ({ type: 'stale'; theirs: ModuleRecord } & Partial<Conflict>)> {
  const id = serverId(sender.base, module) ?? 0
  // The server compares German texts; for undone English ones only this editor knows the German text they belong to.
  const undone = sender.locale === defaultLocale ? [] : Object.entries(written_for).filter(([name]) => name in fields)
  try {
    const serverRecord = await sender.call<ModuleEndpoints['update']>(moduleAddresses(kind).update, {
      params: { locale: sender.locale, id },
      body: { ...fields, version, ...(undone.length > 0 ? { written_for: Object.fromEntries(undone) } : {}) },
    })
    return savedAs(sender, { module, serverRecord, sentFields: fields })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The contract: on 409 the problem's `current` is the module as stored now.
    if (error.code === 'conflict') return { type: 'stale', theirs: error.current as ModuleRecord, ...error.conflict }
    if (error.code === 'not_found') return { type: 'conflict', module, theirs: null }
    if (error.code === 'bad_input') return { type: 'refused', module, problems: error.fields ?? {} }
    throw error
  }
}

function savedAs(
  { base }: SendContext,
  saved: { module: number; serverRecord: ModuleRecord; sentFields: FieldValues },
): SendOutcome {
  return { type: 'done', base: confirmModule(base, saved.module, saved.serverRecord), saved }
}

function differing(fields: FieldValues, record: ModuleRecord): string[] {
  const currentFields = ownLanguageContent(record)
  return Object.keys(fields).filter((name) => !isSame(fields[name], currentFields[name]))
}

/** The slug is made here, so that a section whose response was lost is found instead of created twice. */
async function createSection(
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
  return { type: 'done', base: order.length > 1 ? await orderSections({ ...sender, base }, order) : base }
}

async function restoreSection(
  sender: SendContext,
  { section, order }: WriteOf<'restore_section'>,
): Promise<SendOutcome> {
  const { call, locale, base } = sender
  const id = requireServerId(base, section.id)
  await call<typeof undoDelete>(editorAddresses.undoDelete, {
    params: { locale },
    body: { model: 'container', id },
  })
  return { type: 'done', base: await orderSections(sender, order) }
}

async function removeSection(
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

async function setLayout(
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
    const body = { columns: targetColumns.map((modules, column) => ({ container: id, column, modules })) }
    return {
      type: 'done',
      base: updateVersions(
        base,
        await call<typeof arrangeSections>(editorAddresses.arrangeSections, { params: { locale }, body }),
      ),
    }
  }
  return { type: 'done', base: updateVersions(base, [serverSection]) }
}

async function setShowing(
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
async function arrange(
  sender: SendContext,
  { columns, lists, sections, touches }: WriteOf<'arrange'>,
): Promise<SendOutcome> {
  const { call, locale, base, owner } = sender
  const versions = touches
    .map((id) => [requireServerId(base, id), base.versions.get(id) ?? 0] as const)
    .filter(([, version]) => version > 0)
  const request = {
    params: { locale },
    body: {
      versions: Object.fromEntries(versions),
      columns: columns.map(({ section, column, modules }) => ({
        container: requireServerId(base, section),
        column,
        modules: toServerIds(base, modules),
      })),
      lists: lists.map(({ list, children }) => ({
        module: requireServerId(base, list),
        children: toServerIds(base, children),
      })),
      sections: sections ? [{ ...owner, containers: toServerIds(base, sections) }] : [],
    },
  }
  try {
    return {
      type: 'done',
      base: updateVersions(base, await call<typeof arrangeSections>(editorAddresses.arrangeSections, request)),
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return { type: 'overtaken' }
    throw error
  }
}

async function orderSections({ call, locale, base, owner }: SendContext, order: readonly number[]): Promise<Base> {
  const body = { sections: [{ ...owner, containers: toServerIds(base, order) }] }
  return updateVersions(
    base,
    await call<typeof arrangeSections>(editorAddresses.arrangeSections, { params: { locale }, body }),
  )
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
