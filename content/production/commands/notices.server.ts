import { openDatabase, printLine } from '#server/commands/open.ts'
import { terminalText } from '#server/commands/terminal-text.ts'
import { deleteNoticesByEmail, listNoticesByEmail } from '../notices/date-notices.server.ts'

/** Requests that come without the link in the mail: `show EMAIL` prints stored data, `forget EMAIL` deletes it. */
export default async function runNotices([command, email]: string[]): Promise<void> {
  if ((command !== 'forget' && command !== 'show') || !email) {
    process.stderr.write(`${terminalText('Aufruf', 'Usage')}: npm start -- notices forget E-MAIL | show E-MAIL\n`)
    process.exitCode = 1
    return
  }
  const database = await openDatabase()
  try {
    if (command === 'forget') {
      const dates = await deleteNoticesByEmail(database, email)
      return printLine(
        terminalText(
          `notices: Die Adresse ist bei ${dates} Terminen gelöscht`,
          `notices: the address was deleted from ${dates} dates`,
        ),
      )
    }
    for (const notice of await listNoticesByEmail(database, email)) printLine(JSON.stringify(notice))
  } finally {
    await database.close()
  }
}
