import { eq } from 'drizzle-orm'
import { user } from '#server/db/schema/accounts.ts'
import type { Services } from '../create-services.ts'
import { removeSecondFactor } from '../services/second-factor.ts'
import { openDatabase, say, servicesFor, systemViewer } from './open.ts'

/** `account remove-second-step EMAIL`: for who is locked out, and whom nobody in the back office can let in. */
export async function runAccount([what, email]: string[]): Promise<void> {
  if (what !== 'remove-second-step' || !email) return refuse('Usage: npm run account -- remove-second-step EMAIL')
  const database = await openDatabase()
  const services = servicesFor(database)
  try {
    say(await removeSecondStep(services, email))
  } catch (error) {
    refuse(`Nothing was changed: ${error instanceof Error ? error.message : error}.`)
  } finally {
    // A mail to the owner waits for the process that serves.
    await services.mailer?.stop()
    await database.close()
  }
}

/** Answers what to tell; throws where there is no such account, and where it has no second step. */
export async function removeSecondStep(
  { database, depsFor, mailer, now }: Pick<Services, 'database' | 'depsFor' | 'mailer' | 'now'>,
  email: string,
): Promise<string> {
  const [found] = await database.db.select({ id: user.id }).from(user).where(eq(user.email, email.trim().toLowerCase()))
  if (!found) throw new Error(`there is no account with the address ${email}`)
  // Whoever has the machine needs no password.
  await removeSecondFactor({ ...depsFor({ viewer: { ...systemViewer, signedInAt: now() }, locale: 'en' }), mailer }, found.id)
  return 'account: the second step is removed, and the account is signed out everywhere; the password is enough until it is set up anew'
}

function refuse(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
