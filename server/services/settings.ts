import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { type Settings, type SiteSettings, settingsSchema, siteSettingsSchema } from '#contract/admin/settings.ts'
import { defaultToolbar } from '#contract/page/toolbar.ts'
import type { Tx } from '../db/connect.ts'
import { lockForTransaction } from '../db/postgres/transaction-lock.ts'
import { prepared } from '../db/prepared.ts'
import { settings } from '../db/schema/settings.ts'
import { diffRecords } from './audit-log/diff-records.ts'
import { logAction } from './audit-log/write.ts'
import { authorColumns, conflictError } from './conflict.ts'
import { type Deps, requireAdmin, requireFreshLogin, write } from './deps.ts'

const ONLY_ROW = 1
const UNWRITTEN = { version: 0, updated_by: null, updated_at: null }

export const defaultSettings: Settings = {
  hosts: { orchestra: [], school: [] },
  social: {
    orchestra: { facebook: '', instagram: '', youtube: '' },
    school: { facebook: '', instagram: '', youtube: '' },
  },
  tag_manager_id: '',
  consent_services: [],
  accessibility: {
    conformity: null,
    tested_on: '',
    method: { de: '', en: '' },
    arbitration: { de: '', en: '' },
    arbitration_link: '',
  },
  toolbars: { editor: [...defaultToolbar], admin: [...defaultToolbar] },
  second_factor_for_admins: false,
  new_accounts_collect: false,
  contact: { name: '', street: '', postcode: '', city: '', phone: '', email: '' },
}

export async function getSiteSettings(deps: Pick<Deps, 'db'>): Promise<SiteSettings> {
  return siteSettingsSchema.parse(await getSettings(deps))
}

export async function getSettings({ db }: Pick<Deps, 'db'>): Promise<Settings & { version: number }> {
  const [row] = await selectSettings(db)
  const stored = settingsSchema.safeParse({ ...defaultSettings, ...row?.data })
  // Unreadable settings must not allow what was forbidden.
  const unreadable = { ...defaultSettings, second_factor_for_admins: row?.data.second_factor_for_admins === true }
  return { ...(stored.data ?? unreadable), version: row?.version ?? 0 }
}

const selectSettings = prepared((db) => db.select().from(settings).where(eq(settings.id, ONLY_ROW)))

export async function getAdminSettings(deps: Deps): Promise<Settings & { version: number }> {
  requireAdmin(deps)
  return getSettings(deps)
}

export async function saveSettings(
  deps: Deps,
  { version, ...input }: Settings & { version?: number | undefined },
): Promise<Settings & { version: number }> {
  requireAdmin(deps)
  await write(deps, async (inner) => {
    const row = await lockRow(inner.db)
    if (version !== undefined && version !== (row?.version ?? 0))
      throw await conflictError(inner.db, {
        subject: 'the settings',
        row: row ?? UNWRITTEN,
        current: await getSettings(inner),
      })
    if (row?.data.second_factor_for_admins && !input.second_factor_for_admins) requireFreshLogin(deps)
    await writeRow(inner.db, row, {
      data: { ...row?.data, ...input },
      version: (row?.version ?? 0) + 1,
      ...authorColumns(deps),
    })
    const changes = diffRecords(inOneLevel({ ...defaultSettings, ...row?.data }), inOneLevel(input))
    if (changes.length > 0) await logAction(inner, { act: 'changed', resource: 'settings', changes })
  })
  return getSettings(deps)
}

type SettingsRow = typeof settings.$inferSelect

async function lockRow(tx: Tx): Promise<SettingsRow | undefined> {
  await lockForTransaction(tx, 'settings')
  const [row] = await tx.select().from(settings).where(eq(settings.id, ONLY_ROW))
  return row
}

async function writeRow(tx: Tx, row: SettingsRow | undefined, values: Partial<SettingsRow>): Promise<void> {
  if (row) await tx.update(settings).set(values).where(eq(settings.id, ONLY_ROW))
  else await tx.insert(settings).values({ id: ONLY_ROW, ...UNWRITTEN, data: {}, ...values })
}

type SettingsPart<T> = { name: string; schema: z.ZodType<T>; otherwise: T }

/** Settings that a content type keeps beside those of the site. */
export async function getSettingsPart<T>({ db }: Pick<Deps, 'db'>, part: SettingsPart<T>): Promise<T> {
  const [row] = await selectSettings(db)
  return readPart(row, part)
}

function readPart<T>(row: SettingsRow | undefined, { name, schema, otherwise }: SettingsPart<T>): T {
  const stored = schema.safeParse(row?.data[name])
  return stored.success ? stored.data : otherwise
}

type PartChange<T> = {
  isOutdated: (stored: T) => boolean
  change: (before: T) => T
  /** Fields and values for the log. */
  logged: (value: T) => Record<string, unknown>
}

/**
 * The caller checks who may. Throws `conflict` when it is outdated. The version is that of the site's settings, which
 * do not change.
 */
export async function saveSettingsPart<T extends object>(
  deps: Deps,
  { isOutdated, change, logged, ...part }: SettingsPart<T> & PartChange<T>,
): Promise<void> {
  await write(deps, async (inner) => {
    const row = await lockRow(inner.db)
    const before = readPart(row, part)
    if (isOutdated(before)) throw await conflictError(inner.db, { subject: part.name, row: UNWRITTEN, current: before })
    const after = change(before)
    const changes = diffRecords(logged(before), logged(after))
    if (changes.length === 0) return
    await writeRow(inner.db, row, { data: { ...row?.data, [part.name]: after } })
    await logAction(inner, { act: 'changed', resource: 'settings', changes })
  })
}

/** `contact.phone` beside `tag_manager_id`, like the form fields. */
function inOneLevel(values: object): Record<string, unknown> {
  const entries = Object.entries(values).flatMap(([field, value]): [string, unknown][] => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value) && !('de' in value)
    return isGroup
      ? Object.entries(inOneLevel(value)).map(([inner, each]) => [`${field}.${inner}`, each])
      : [[field, value]]
  })
  return Object.fromEntries(entries)
}
