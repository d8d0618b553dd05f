import { randomBytes } from 'node:crypto'
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS, newPassword } from '#contract/admin/accounts/password.ts'
import { AppError } from '#contract/errors.ts'
import { terminalText } from '#server/commands/terminal-text.ts'
import { createUser, hasUsers } from '../accounts/auth.ts'
import type { Services } from '../create-services.ts'
import { withExclusiveLock } from '../db/sqlite/exclusive-lock.ts'
import { env } from '../env.ts'
import { updateSearchIndex } from '../search/update-index.ts'
import { applyDraftMode } from '../services/page-states/drafts/draft-mode.ts'
import { typeHooks } from '../services/type-hooks.ts'
import { openDatabase, type printLine, servicesFor } from './open.ts'

/** Opens, migrates, prepares and closes the database; the server opens it again with its own limits. */
export async function prepareInstallation(print: PrintLine): Promise<string | null> {
  const database = await openDatabase()
  const login = await seedAndCreateAdmin(servicesFor(database), print)
  await database.close()
  return login
}

type Seed = (services: Services, print: PrintLine) => Promise<void>
type PrintLine = typeof printLine

/** Seeds an empty installation and creates the first account; returns its login. Other starting processes wait. */
export function seedAndCreateAdmin(
  services: Services,
  print: PrintLine,
  { seed = seedDemo }: { seed?: Seed } = {},
): Promise<string | null> {
  return withExclusiveLock(services.database, () => prepare(services, print, seed))
}

async function prepare(services: Services, print: PrintLine, seed: Seed): Promise<string | null> {
  const { db } = services.database
  if (!(await hasUsers(db))) requireGoodFirstPassword()
  if (env.SEED === 'demo' && !(await typeHooks.hasPages(db))) await seed(services, print)
  await applyDraftMode({ db, now: () => new Date() })
  // After an update the whole index may have to be rebuilt.
  await db.transaction((tx) => updateSearchIndex(tx, new Date()))
  if (await hasUsers(db)) return null
  // The random password is printed once and stored only as a hash.
  const email = env.ADMIN_EMAIL ?? 'admin@partitur.example'
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  await createUser({ ...services, db: services.database.db }, { email, name: 'Redaktion', password, role: 'admin' })
  return env.ADMIN_PASSWORD
    ? `${email}, with the password of ADMIN_PASSWORD`
    : `${email}  ${password}  (shown this once)`
}

/** Checked before seeding, which takes a while. */
function requireGoodFirstPassword(): void {
  if (env.ADMIN_PASSWORD === undefined || newPassword.safeParse(env.ADMIN_PASSWORD).success) return
  throw new AppError('bad_input', {
    message: terminalText(
      `ADMIN_PASSWORD braucht ${MIN_PASSWORD_CHARACTERS} bis ${MAX_PASSWORD_CHARACTERS} Zeichen`,
      `ADMIN_PASSWORD needs ${MIN_PASSWORD_CHARACTERS} to ${MAX_PASSWORD_CHARACTERS} characters`,
    ),
  })
}

/** Loaded for an empty installation only: its texts and drawings are the largest part of the server. */
async function seedDemo(services: Services, print: PrintLine): Promise<void> {
  await (await import('../seed/seed.ts')).seedDemo(services, print)
}
