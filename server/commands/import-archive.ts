import { createImporter, type Outcome } from '#server/import/concerts.ts'
import { readConcerts } from '#server/import/lines.ts'
import { terminalText } from '#server/terminal-text.ts'
import { openDatabase, say, servicesFor, systemViewer } from './open.ts'

/** Productions in a transaction: other writers wait for a fraction of a second. */
const AT_ONCE = 50

type Archive = { file: string; dryRun: boolean; shiftDays: number }

/** Concert dates from a JSONL file of whole productions, whose halls, works and people are made where they are not known. */
export async function importArchive(options: Archive): Promise<void> {
  const { productions, rejected } = await readConcerts(options.file)
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
  const totals = { productions: zero(), dates: zero() }
  const importProductions = createImporter(deps, options)
  for (let done = 0; done < productions.length; done += AT_ONCE) {
    for (const outcome of await importProductions(productions.slice(done, done + AT_ONCE))) {
      totals.productions[outcome.production]++
      for (const kind of ['created', 'updated', 'unchanged'] as const) totals.dates[kind] += outcome.dates[kind]
    }
    showProgress(Math.min(done + AT_ONCE, productions.length), productions.length)
  }
  await database.close()
  if (options.dryRun) say(terminalText('Probelauf: Es wurde nichts geschrieben', 'dry run: nothing was written'))
  say(terminalText(`Konzerte   ${describe(totals.productions)}`, `productions   ${describe(totals.productions)}`))
  say(
    terminalText(`Termine    ${describe(totals.dates)}, ${rejected.length} abgelehnt`, `dates         ${describe(totals.dates)}, ${rejected.length} rejected`),
  )
  for (const { line, reason } of rejected) say(terminalText(`  Zeile ${line}: ${reason}`, `  line ${line}: ${reason}`))
  if (totals.productions.created + totals.productions.updated === 0)
    say(terminalText('nichts zu ändern: Das alles gibt es schon', 'nothing to change: the house already has all of this'))
}

function showProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done}/${all} ${terminalText('Konzerte', 'productions')}${done === all ? '\n' : ''}`)
}

function zero(): Record<Outcome, number> {
  return { created: 0, updated: 0, unchanged: 0 }
}

function describe({ created, updated, unchanged }: Record<Outcome, number>): string {
  return terminalText(`${created} angelegt, ${updated} geändert, ${unchanged} unverändert`, `${created} created, ${updated} updated, ${unchanged} unchanged`)
}
