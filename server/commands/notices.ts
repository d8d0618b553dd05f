import { forgetAddress, readAddress } from '#content/event/notices.server.ts'
import { openDatabase, say } from './open.ts'

/** For who asks the house, and not by the link in their mail: `show EMAIL` writes what is kept of their address, a line of JSON each; `forget EMAIL` deletes it. */
export async function runNotices([what, email]: string[]): Promise<void> {
  if ((what !== 'forget' && what !== 'show') || !email) {
    process.stderr.write('Usage: npm start -- notices forget EMAIL | show EMAIL\n')
    process.exitCode = 1
    return
  }
  const database = await openDatabase()
  try {
    if (what === 'forget') return say(`notices: the address was deleted from ${await forgetAddress(database, email)} dates`)
    for (const kept of await readAddress(database, email)) say(JSON.stringify(kept))
  } finally {
    await database.close()
  }
}
