import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { contentAreas } from '#model/areas.ts'
import { account, user } from '#server/db/schema/accounts.ts'
import type { Services } from '../create-services.ts'
import { renewInvitation } from '../services/accounts/invitations.ts'
import { removeSecondFactor } from '../services/accounts/second-factor.ts'
import { createAccount, updateAccount } from '../services/accounts/users.ts'
import { openDatabase, printLine, servicesFor, systemViewer } from './open.ts'
import { refuse, terminalError, terminalText } from './terminal-text.ts'

const commands = { 'make-admin': makeAdmin, 'remove-second-factor': removeAccountSecondFactor }
type AccountServices = Pick<Services, 'database' | 'depsFor' | 'mailer' | 'now' | 'origin'>

/** `account make-admin EMAIL` and `account remove-second-factor EMAIL`: for when no admin can log in. */
export async function runAccount([command = '', email]: string[]): Promise<void> {
  if (!isCommand(command) || !email)
    return refuse(
      `${terminalText('Aufruf', 'Usage')}: npm run account -- make-admin E-MAIL | remove-second-factor E-MAIL`,
    )
  const database = await openDatabase()
  const services = servicesFor(database)
  try {
    printLine(await commands[command](services, email.trim().toLowerCase()))
  } catch (error) {
    refuse(
      `${terminalText('Nichts wurde geändert', 'Nothing was changed')}: ${error instanceof Error ? error.message : error}.`,
    )
  } finally {
    // The serving process sends the mail.
    await services.mailer?.stop()
    await database.close()
  }
}

function isCommand(command: string): command is keyof typeof commands {
  return Object.hasOwn(commands, command)
}

/** Returns the text to print. An account without a password gets a link to set one. */
export async function makeAdmin(services: AccountServices, email: string): Promise<string> {
  if (!z.email().safeParse(email).success)
    throw terminalError(`${email} ist keine E-Mail-Adresse`, `${email} is not an e-mail address`)
  const { mailer, origin } = services
  const deps = systemDeps(services)
  const [existing] = await services.database.db
    .select({ id: user.id, password: account.password })
    .from(user)
    .leftJoin(account, eq(account.userId, user.id))
    .where(eq(user.email, email))
  if (existing) await updateAccount({ ...deps, mailer }, { id: existing.id, role: 'admin' })
  if (existing?.password)
    return terminalText(
      `account: ${email} gehört jetzt zur Verwaltung und muss sich neu anmelden`,
      `account: ${email} is now an admin and has to log in again`,
    )
  const sending = { mailer, origin }
  const { url } = existing
    ? await renewInvitation(deps, { id: existing.id, ...sending })
    : (await createAccount(deps, { email, name: email, role: 'admin', areas: [...contentAreas], sending })).invitation
  return terminalText(
    `account: ${email} gehört jetzt zur Verwaltung; legen Sie das Passwort unter ${url} fest`,
    `account: ${email} is now an admin; set the password at ${url}`,
  )
}

/** Returns the text to print; throws for an unknown account or one without a second factor. */
export async function removeAccountSecondFactor(services: AccountServices, email: string): Promise<string> {
  const [existing] = await services.database.db.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (!existing)
    throw terminalError(`es gibt kein Konto mit der Adresse ${email}`, `there is no account with the address ${email}`)
  await removeSecondFactor({ ...systemDeps(services), mailer: services.mailer }, existing.id)
  return terminalText(
    'account: Der zweite Schritt ist entfernt und das Konto überall abgemeldet; bis er neu eingerichtet ist, genügt das Passwort',
    'account: the second factor was removed and the account was logged out everywhere; until it is set up again, the password is enough',
  )
}

/** Access to the machine replaces the password. */
function systemDeps({ depsFor, now }: AccountServices) {
  return depsFor({ viewer: { ...systemViewer, signedInAt: now() }, locale: 'en' })
}
