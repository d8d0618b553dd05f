import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SecondFactor } from '#contract/admin/accounts/second-factor.ts'
import type { Settings } from '#contract/admin/settings.ts'
import { fieldError } from '#contract/errors.ts'
import type { Auth } from '#server/accounts/auth.ts'
import {
  consumeCode,
  countRecoveryCodes,
  createRecoveryCodes,
  createSecret,
  deleteTrustedDevices,
  encrypt,
  hashRecoveryCodes,
} from '#server/accounts/second-factor.ts'
import type { Db } from '#server/db/connect.ts'
import { twoFactor, user } from '#server/db/schema/accounts.ts'
import { type Deps, requireFreshLogin, requireSession, type Viewer, write } from '../deps.ts'
import { qrSvg } from '../posters/qr.ts'
import { getSettings } from '../settings.ts'
import { changeLogin, logAccount, type OwnerMailing } from './account-changes.ts'
import { deleteSessions, managesAccounts, requireAccountManager, requireChangeable } from './account-rules.ts'

type OwnDeps = Deps & { auth: Auth }
type AccountChangeDeps = Deps & OwnerMailing
type Codes = { recovery_codes: string[] }

const FACTOR_OFF = { act: 'factor_off', change: 'factor_off' } as const

/** A setting may require a second factor of admins and account managers. */
export function needsSecondFactor(
  { role, areas, hasSecondFactor }: Pick<Viewer, 'role' | 'areas' | 'hasSecondFactor'>,
  settings: Settings,
): boolean {
  return managesAccounts({ role, areas }) && hasSecondFactor === false && settings.second_factor_for_admins
}

export async function getSecondFactor(deps: Deps): Promise<SecondFactor> {
  const { id, role, areas } = requireSession(deps)
  const { enabled, row } = await loadFactor(deps.db, id)
  const settings = await getSettings(deps)
  return {
    enabled,
    required: needsSecondFactor({ role, areas, hasSecondFactor: false }, settings),
    since: (enabled && row?.confirmedAt?.toISOString()) || null,
    recovery_codes_left: enabled && row ? countRecoveryCodes(row.backupCodes) : 0,
  }
}

/** Creates a secret that is not required yet; replaces one of an earlier start. */
export async function startSecondFactor({
  auth,
  ...deps
}: OwnDeps): Promise<{ secret: string; uri: string; qr_svg: string }> {
  requireFreshLogin(deps)
  const { id, email, name } = requireSession(deps)
  const { plain, secret, uri } = createSecret(email)
  const encrypted = await encrypt(auth, plain)
  await write(deps, async (inner) => {
    if ((await loadFactor(inner.db, id)).enabled) throw fieldError('code', 'factor_known', 'set up already')
    await inner.db.delete(twoFactor).where(eq(twoFactor.userId, id))
    await inner.db.insert(twoFactor).values({ id: randomUUID(), userId: id, secret: encrypted, backupCodes: '[]' })
    await logAccount(inner, 'factor_begun', { id, name })
  })
  return { secret, uri, qr_svg: await qrSvg(uri) }
}

/** The first code proves that the app has the secret. Ends other sessions, which had a password only. */
export async function confirmSecondFactor(
  { auth, token, ...deps }: OwnDeps & OwnerMailing & { token: string },
  { code }: { code: string },
): Promise<Codes> {
  requireFreshLogin(deps)
  const owner = requireSession(deps)
  const { id } = owner
  const codes = createRecoveryCodes()
  const backupCodes = await hashRecoveryCodes(auth, { userId: id, codes })
  await changeLogin(deps, { act: 'factor_on', change: 'factor_on' }, async (inner) => {
    if ((await loadFactor(inner.db, id)).enabled) throw fieldError('code', 'factor_known', 'set up already')
    const result = await consumeCode({ auth, db: inner.db }, { userId: id, code: code.replaceAll(/\s/g, '') })
    if (result !== 'taken')
      throw fieldError('code', result === 'wrong_code' ? 'wrong_first_code' : result, `the first code: ${result}`)
    await inner.db
      .update(twoFactor)
      .set({ verified: true, backupCodes, confirmedAt: deps.now() })
      .where(eq(twoFactor.userId, id))
    await inner.db.update(user).set({ twoFactorEnabled: true, updatedAt: deps.now() }).where(eq(user.id, id))
    await deleteSessions(inner.db, { userId: id, but: token })
    return owner
  })
  return { recovery_codes: codes }
}

export async function renewRecoveryCodes({ auth, ...deps }: OwnDeps & OwnerMailing): Promise<Codes> {
  requireFreshLogin(deps)
  const owner = requireSession(deps)
  const { id } = owner
  const codes = createRecoveryCodes()
  const backupCodes = await hashRecoveryCodes(auth, { userId: id, codes })
  await changeLogin(deps, { act: 'codes_renewed', change: 'recovery_codes' }, async (inner) => {
    if (!(await loadFactor(inner.db, id)).enabled) throw fieldError('code', 'no_factor', 'not set up')
    await inner.db.update(twoFactor).set({ backupCodes }).where(eq(twoFactor.userId, id))
    return owner
  })
  return { recovery_codes: codes }
}

export async function turnOffSecondFactor(deps: AccountChangeDeps): Promise<void> {
  requireFreshLogin(deps)
  const owner = requireSession(deps)
  if (needsSecondFactor({ ...owner, hasSecondFactor: false }, await getSettings(deps)))
    throw fieldError('code', 'factor_required', 'the settings ask for it')
  await changeLogin(deps, FACTOR_OFF, async (inner) => {
    await deleteFactor(inner, owner.id)
    return owner
  })
}

/** For a lost phone with the recovery codes. Ends all sessions, since someone else may have the phone. */
export async function removeSecondFactor(deps: AccountChangeDeps, id: string): Promise<void> {
  requireAccountManager(deps)
  await changeLogin(deps, FACTOR_OFF, async (inner) => {
    const changeable = await requireChangeable(inner, id)
    if (!changeable.twoFactorEnabled) throw fieldError('code', 'no_factor', 'not set up')
    await deleteFactor(inner, id)
    await deleteSessions(inner.db, { userId: id })
    return changeable
  })
}

async function deleteFactor({ db, now }: Pick<Deps, 'db' | 'now'>, id: string): Promise<void> {
  await db.update(user).set({ twoFactorEnabled: false, updatedAt: now() }).where(eq(user.id, id))
  await db.delete(twoFactor).where(eq(twoFactor.userId, id))
  await deleteTrustedDevices(db, id)
}

async function loadFactor(db: Db, id: string) {
  const [factor] = await db
    .select({ enabled: user.twoFactorEnabled, row: twoFactor })
    .from(user)
    .leftJoin(twoFactor, eq(twoFactor.userId, user.id))
    .where(eq(user.id, id))
  return factor ?? { enabled: false, row: null }
}
