import { defaultLocale } from '#config'
import { moduleAddresses } from '#contract/addresses/module.ts'
import { AppError, type Conflict } from '#contract/errors.ts'
import type { ModuleEndpoints } from '#contract/page/modules.ts'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { confirmModule, serverId } from './base.ts'
import { changedContent, copyFields, isAsSent, isSame, ownLanguageContent } from './content.ts'
import { mergeChanges } from './merge-module.ts'
import { createModule, removeModule, restoreModule, translateModule } from './send-module.ts'
import { saveRecord } from './send-record.ts'
import { arrange, createSection, removeSection, restoreSection, setLayout, setShowing } from './send-section.ts'
import type { Pending, SavedModule, SendContext, SendOutcome } from './write.ts'

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
    case 'save_record':
      return saveRecord(sender, write)
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

/** Sends unconfirmed fields; on a version conflict once more, merged by words, if no one must decide. */
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
  let [newest, sentFields] = [confirmed, fields]
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const outcome = await update(sender, { record, version: newest.version, typedFields: fields, sentFields })
    if (outcome.type !== 'stale') return outcome
    const { theirs, by, at } = outcome
    const merged = await mergeChanges({ base: confirmed, mine: record, theirs }, { fields, editOf: sender.editOf })
    if (!merged) return { type: 'conflict', module, theirs, by, at }
    sentFields = merged
    if (differing(sentFields, theirs).length === 0)
      return savedAs(sender, { module, serverRecord: theirs, typedFields: fields, sentFields })
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

type Update = { record: ModuleRecord; version: number; typedFields: FieldValues; sentFields: FieldValues }

async function update(
  sender: SendContext,
  { record: { id: module, kind, written_for = {} }, version, typedFields, sentFields }: Update,
): Promise<SendOutcome | ({ type: 'stale'; theirs: ModuleRecord } & Partial<Conflict>)> {
  const id = serverId(sender.base, module) ?? 0
  // The server compares German texts; for undone English ones only this editor knows the German text they belong to.
  const undone =
    sender.locale === defaultLocale ? [] : Object.entries(written_for).filter(([name]) => name in sentFields)
  try {
    const serverRecord = await sender.call<ModuleEndpoints['update']>(moduleAddresses(kind).update, {
      params: { locale: sender.locale, id },
      body: { ...sentFields, version, ...(undone.length > 0 ? { written_for: Object.fromEntries(undone) } : {}) },
    })
    return savedAs(sender, { module, serverRecord, typedFields, sentFields })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The contract: on 409 the problem's `current` is the module as stored now.
    if (error.code === 'conflict') return { type: 'stale', theirs: error.current as ModuleRecord, ...error.conflict }
    if (error.code === 'not_found') return { type: 'conflict', module, theirs: null }
    if (error.code === 'bad_input') return { type: 'refused', module, problems: error.fields ?? {} }
    throw error
  }
}

function savedAs({ base }: SendContext, saved: SavedModule): SendOutcome {
  return { type: 'done', base: confirmModule(base, saved.module, saved.serverRecord), saved }
}

function differing(fields: FieldValues, record: ModuleRecord): string[] {
  const currentFields = ownLanguageContent(record)
  return Object.keys(fields).filter((name) => !isSame(fields[name], currentFields[name]))
}
