import { withExclusiveLock } from '#server/db/sqlite/exclusive-lock.ts'
import { seedDemo } from '#server/seed/seed.ts'
import { openDatabase, printLine, servicesFor } from './open.ts'

export async function seed(): Promise<void> {
  const database = await openDatabase()
  await withExclusiveLock(database, () => seedDemo(servicesFor(database), printLine))
  await database.close()
}
