import { defaultLocale } from '#config'
import { moduleAddresses } from '#contract/addresses/module.ts'
import { AppError, type Conflict } from '#contract/errors.ts'
import type { ModuleEndpoints } from '#contract/modules.ts'
import type { ModuleRecord } from '#contract/sections.ts'
import { serverId, withConfirmed } from './base.ts'
import { changedContent, isSame, ownContent, tidied, withFieldsOf } from './content.ts'
import { mergeModule } from './merge-module.ts'
import type { Outcome, Sender } from './outcome.ts'

type Values = Readonly<Record<string, unknown>>

const ATTEMPTS = 3

/** Sends what differs from what the server confirmed, once more on the newer version when only other fields changed there. */
export async function saveModule(sender: Sender, { module, sent = [] }: { module: number; sent?: readonly Values[] | undefined }): Promise<Outcome> {
  const record = sender.recordOf(module)
  const known = sender.base.confirmed.get(module)
  if (!record || !known || serverId(sender.base, module) === null) return { type: 'nothing' }
  const { confirmed, told } = sent.length === 0 ? { confirmed: known, told: {} } : await afterLostAnswer(sender, { record, known, sent })
  // Nothing else is ever sent, on a newer version either: the rest may have been changed there.
  const fields = changedBy(record, { known: withFieldsOf(known, { ...known, ...told, fallback: [] }, Object.keys(told)), confirmed })
  if (Object.keys(fields).length === 0) return { type: 'done', base: withConfirmed(sender.base, module, confirmed) }
  let newest = confirmed
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answered = await update(sender, { record, version: newest.version, fields })
    if (answered.type !== 'stale') return answered
    const { theirs, by, at } = answered
    if (differing(fields, theirs).length === 0) return savedAs(sender, { module, answer: theirs, sent: fields })
    if (mergeModule({ base: confirmed, mine: record, theirs }).clashes.some(({ path }) => path in fields)) return { type: 'conflict', module, theirs, by, at }
    newest = theirs
  }
  return { type: 'conflict', module, theirs: newest }
}

/** What was changed here and is not confirmed; after a lost answer the server's record may hold changes of others too. */
function changedBy(record: ModuleRecord, { known, confirmed }: { known: ModuleRecord; confirmed: ModuleRecord }): Values {
  const stored = ownContent(confirmed)
  return Object.fromEntries(Object.entries(changedContent(record, known)).filter(([name, value]) => !isSame(value, stored[name])))
}

/** Whether an attempt without an answer was done: what the server holds then is what was `told`, which may have been changed again here since. */
async function afterLostAnswer(
  { call, locale, base }: Sender,
  { record, known, sent }: { record: ModuleRecord; known: ModuleRecord; sent: readonly Values[] },
) {
  const id = serverId(base, record.id) ?? 0
  const now = await call<ModuleEndpoints['get']>(moduleAddresses(record.kind).get, { params: { locale, id } }).catch((error) => {
    if (error instanceof AppError && error.code === 'not_found') return known
    throw error
  })
  const stored = ownContent(now)
  const ours = sent.findLast((fields) => Object.entries(fields).every(([name, value]) => isAsSent(value, stored[name])))
  return now.version > known.version && ours ? { confirmed: now, told: ours } : { confirmed: known, told: {} }
}

function isAsSent(sent: unknown, stored: unknown): boolean {
  return typeof sent === 'string' && typeof stored === 'string' ? tidied(sent) === tidied(stored) : isSame(sent, stored)
}

type Update = { record: ModuleRecord; version: number; fields: Values }

async function update(
  sender: Sender,
  { record: { id: module, kind, written_for = {} }, version, fields }: Update,
): Promise<Outcome | ({ type: 'stale'; theirs: ModuleRecord } & Partial<Conflict>)> {
  const id = serverId(sender.base, module) ?? 0
  // German words are compared by the server; of English ones that are undone only this editor knows which they were written for.
  const undone = sender.locale === defaultLocale ? [] : Object.entries(written_for).filter(([name]) => name in fields)
  try {
    const answer = await sender.call<ModuleEndpoints['update']>(moduleAddresses(kind).update, {
      params: { locale: sender.locale, id },
      body: { ...fields, version, ...(undone.length > 0 ? { written_for: Object.fromEntries(undone) } : {}) },
    })
    return savedAs(sender, { module, answer, sent: fields })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The contract: on 409 the problem's `current` is the module as stored now.
    if (error.code === 'conflict') return { type: 'stale', theirs: error.current as ModuleRecord, ...error.conflict }
    if (error.code === 'not_found') return { type: 'conflict', module, theirs: null }
    if (error.code === 'bad_input') return { type: 'refused', module, problems: error.fields ?? {} }
    throw error
  }
}

function savedAs({ base }: Sender, saved: { module: number; answer: ModuleRecord; sent: Values }): Outcome {
  return { type: 'done', base: withConfirmed(base, saved.module, saved.answer), saved }
}

function differing(fields: Values, record: ModuleRecord): string[] {
  const own = ownContent(record)
  return Object.keys(fields).filter((name) => !isSame(fields[name], own[name]))
}
