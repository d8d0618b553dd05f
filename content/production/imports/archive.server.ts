import type { TypeImport } from '#server/commands/define-command.ts'
import { openDatabase, printLine, servicesFor, systemViewer } from '#server/commands/open.ts'
import { terminalText } from '#server/commands/terminal-text.ts'
import { createArchiveImporter, type ImportOutcome } from '../archive/importer.server.ts'
import { readArchive } from '../archive/parse-archive.server.ts'

/** Productions per transaction: other writers wait for a fraction of a second. */
const BATCH_SIZE = 50

/** A JSONL file of productions; missing venues, works and people are created. */
const importArchive: TypeImport = async (options) => {
  const { productions, rejected } = await readArchive(options.file)
  if (productions.length === 0 && rejected.length > 0) {
    process.stderr.write(
      terminalText(
        `Keine Zeile von ${options.file} ist ein Konzert. Zeile ${rejected[0]?.line}: ${rejected[0]?.reason}\n`,
        `No line of ${options.file} is a concert. Line ${rejected[0]?.line}: ${rejected[0]?.reason}\n`,
      ),
    )
    process.exitCode = 1
    return
  }
  const database = await openDatabase()
  const deps = servicesFor(database).depsFor({ viewer: systemViewer, locale: 'en' })
  const totals = { productions: createCounts(), dates: createCounts() }
  const importProductions = createArchiveImporter(deps, options)
  for (let done = 0; done < productions.length; done += BATCH_SIZE) {
    for (const result of await importProductions(productions.slice(done, done + BATCH_SIZE))) {
      totals.productions[result.production]++
      for (const kind of ['created', 'updated', 'unchanged'] as const) totals.dates[kind] += result.dates[kind]
    }
    showProgress(Math.min(done + BATCH_SIZE, productions.length), productions.length)
  }
  await database.close()
  if (options.dryRun) printLine(terminalText('Probelauf: Es wurde nichts geschrieben', 'dry run: nothing was written'))
  printLine(terminalText(`Konzerte   ${describe(totals.productions)}`, `productions   ${describe(totals.productions)}`))
  printLine(
    terminalText(
      `Termine    ${describe(totals.dates)}, ${rejected.length} abgelehnt`,
      `dates         ${describe(totals.dates)}, ${rejected.length} rejected`,
    ),
  )
  for (const { line, reason } of rejected)
    printLine(terminalText(`  Zeile ${line}: ${reason}`, `  line ${line}: ${reason}`))
  if (totals.productions.created + totals.productions.updated === 0)
    printLine(
      terminalText('nichts zu ändern: Das alles gibt es schon', 'nothing to change: all of this exists already'),
    )
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\r${done}/${total} ${terminalText('Konzerte', 'productions')}${done === total ? '\n' : ''}`)
}

function createCounts(): Record<ImportOutcome, number> {
  return { created: 0, updated: 0, unchanged: 0 }
}

function describe({ created, updated, unchanged }: Record<ImportOutcome, number>): string {
  return terminalText(
    `${created} angelegt, ${updated} geändert, ${unchanged} unverändert`,
    `${created} created, ${updated} updated, ${unchanged} unchanged`,
  )
}

export default importArchive
