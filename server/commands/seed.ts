import { oneAtATime } from '#server/db/one-at-a-time.ts'
import { seedDemo } from '#server/seed/seed.ts'
import { openDatabase, say, servicesFor } from './open.ts'

/** `npm run seed`: the demo house; what is there already stays. */
export async function seed(): Promise<void> {
  const database = await openDatabase()
  await oneAtATime(database, () => seedDemo(servicesFor(database), say))
  await database.close()
}
