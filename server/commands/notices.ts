import { forgetAddress } from '#content/event/notices.server.ts'
import { openDatabase, say } from './open.ts'

/** `notices forget EMAIL`: for who asks the house, and not by the link in their mail, that their address is deleted. */
export async function runNotices([what, email]: string[]): Promise<void> {
  if (what !== 'forget' || !email) {
    process.stderr.write('Usage: npm run notices -- forget EMAIL\n')
    process.exitCode = 1
    return
  }
  const database = await openDatabase()
  try {
    say(`notices: the address was deleted from ${await forgetAddress(database, email)} dates`)
  } finally {
    await database.close()
  }
}
