import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Locale } from '#config'
import type { ResourceName } from '#content/define.ts'
import { resourceNames } from '#content/types.ts'
import { IMPORT_MAX, type ImportAnswer, type ImportedLine } from '#contract/admin/import.ts'
import { AppError } from '#contract/errors.ts'
import { textOfBytes } from '#contract/text-of-bytes.ts'
import { fieldText } from '#server/api/field-texts.ts'
import { createImporter, type Outcome } from '#server/import/concerts.ts'
import { readConcerts } from '#server/import/lines.ts'
import { resourceNamed } from '#server/services/resources/all.ts'
import { importRecords } from '#server/services/resources/import/import-records.ts'
import { terminalLocale, terminalText } from '../terminal-text.ts'
import { importHouse } from './house.ts'
import { openDatabase, say, servicesFor, systemViewer } from './open.ts'

function formatUsage(): string {
  const [file, resource] = [terminalText('DATEI', 'FILE'), terminalText('LISTE', 'RESOURCE')]
  const lists = 'people, productions, courses, news, redirects, venues …'
  return `${terminalText('Aufruf', 'Usage')}: npm run import -- concerts ${file}.jsonl [--dry-run] [--shift-days N] [--lang de|en]
       npm run import -- house ${file}.tar.gz
       npm run import -- ${resource} ${file} [--dry-run] [--lang de|en]
       ${terminalText(`${resource} ist eine Liste der Verwaltung: ${lists}`, `${resource} is one of the back office's lists: ${lists}`)}`
}

/** `import concerts FILE`: an archive of concerts; `import house FILE`: a whole exported house; `import RESOURCE FILE`: records of a list, as its export writes them. */
export async function runImport(args: string[]): Promise<void> {
  const options = readOptions(args)
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n${formatUsage()}\n`)
    process.exitCode = 1
    return
  }
  if (options.kind === 'concerts') await importArchive(options)
  else if (options.kind === 'house') await importHouse(options.file)
  else await importFile({ ...options, resource: options.kind })
}

function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'shift-days': { type: 'string', default: '0' },
        lang: { type: 'string', default: terminalLocale() },
      },
    })
    const [given, file] = positionals
    const kind =
      resourceNames.find((name) => name === given) ?? (given === 'concerts' || given === 'house' ? given : undefined)
    if (!kind || !file)
      return terminalText(
        'Ein Import braucht, was importiert wird, und eine Datei.',
        'An import takes what to import, and a file.',
      )
    if (!existsSync(file)) return terminalText(`Es gibt keine Datei ${file}.`, `There is no file ${file}.`)
    if (!/^-?\d{1,5}$/.test(values['shift-days']))
      return terminalText('--shift-days nimmt eine ganze Zahl von Tagen.', '--shift-days takes a whole number of days.')
    if (values.lang !== 'de' && values.lang !== 'en')
      return terminalText('--lang nimmt de oder en.', '--lang takes de or en.')
    return {
      kind,
      file,
      dryRun: values['dry-run'],
      shiftDays: Number(values['shift-days']),
      locale: values.lang,
    } as const
  } catch {
    return terminalText('Eine dieser Angaben gibt es nicht.', 'One of these options does not exist.')
  }
}

/** Productions in a transaction: other writers wait for a fraction of a second. */
const AT_ONCE = 50

type Archive = { file: string; dryRun: boolean; shiftDays: number }

/** Concert dates from a JSONL file of whole productions, whose halls, works and people are made where they are not known. */
async function importArchive(options: Archive): Promise<void> {
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
    terminalText(
      `Termine    ${describe(totals.dates)}, ${rejected.length} abgelehnt`,
      `dates         ${describe(totals.dates)}, ${rejected.length} rejected`,
    ),
  )
  for (const { line, reason } of rejected) say(terminalText(`  Zeile ${line}: ${reason}`, `  line ${line}: ${reason}`))
  if (totals.productions.created + totals.productions.updated === 0)
    say(
      terminalText('nichts zu ändern: Das alles gibt es schon', 'nothing to change: the house already has all of this'),
    )
}

function showProgress(done: number, all: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\r${done}/${all} ${terminalText('Konzerte', 'productions')}${done === all ? '\n' : ''}`)
}

function zero(): Record<Outcome, number> {
  return { created: 0, updated: 0, unchanged: 0 }
}

function describe({ created, updated, unchanged }: Record<Outcome, number>): string {
  return terminalText(
    `${created} angelegt, ${updated} geändert, ${unchanged} unverändert`,
    `${created} created, ${updated} updated, ${unchanged} unchanged`,
  )
}

type Wish = { resource: ResourceName; file: string; dryRun: boolean; locale: Locale }

/** Records of a list from a file, as the back office imports them: what would change is told first, what is wrong is left out. */
async function importFile({ resource, file, dryRun, locale }: Wish): Promise<void> {
  const text = textOfBytes(new Uint8Array(await readFile(file)))
  if (text.length > IMPORT_MAX.characters)
    return fail(
      terminalText(
        `${file} hat mehr als ${IMPORT_MAX.characters} Zeichen. Teilen Sie die Datei.`,
        `${file} has more than ${IMPORT_MAX.characters} characters. Cut it in parts.`,
      ),
    )
  const database = await openDatabase()
  try {
    const deps = servicesFor(database).depsFor({ viewer: systemViewer, locale })
    const definition = resourceNamed(resource)
    const answer = await importRecords(deps, definition, { text })
    tell(answer)
    if (dryRun) say(terminalText('Probelauf: Es wurde nichts geschrieben', 'dry run: nothing was written'))
    else if (answer.counts.new + answer.counts.changed === 0) say(terminalText('nichts zu ändern', 'nothing to change'))
    else if (!(await importRecords(deps, definition, { text, plan: answer.plan })).done)
      fail(
        terminalText(
          'Jemand hat gerade einen dieser Einträge geändert; es wurde nichts geschrieben. Versuchen Sie es noch einmal.',
          'Somebody changed one of these records just now; nothing was written. Try again.',
        ),
      )
    if (answer.counts.wrong > 0) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    const words = Object.values(error.fields).flat()
    fail(words.map((code) => fieldText(code, locale) ?? code).join(' '))
  } finally {
    await database.close()
  }
}

const STATES = { new: 'neu', changed: 'geändert', unchanged: 'unverändert', wrong: 'fehlerhaft' } as const

function tell({ lines, counts, unknown }: ImportAnswer): void {
  if (unknown.length > 0)
    say(terminalText(`weggelassene Spalten: ${unknown.join(', ')}`, `columns left out: ${unknown.join(', ')}`))
  for (const line of lines) for (const words of wordsOf(line)) say(words)
  say(
    terminalText(
      `${counts.new} neu, ${counts.changed} geändert, ${counts.unchanged} unverändert, ${counts.wrong} fehlerhaft`,
      `${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.wrong} wrong`,
    ),
  )
}

function wordsOf({ line, state, id, title, changes, errors }: ImportedLine): string[] {
  const plain = (text: string) => (text === '' ? '–' : text.replaceAll('\n', ' | '))
  const head = terminalText(
    `Zeile ${line}: ${STATES[state]}${id === null ? '' : ` ${id}`} ${title}`,
    `line ${line}: ${state}${id === null ? '' : ` ${id}`} ${title}`,
  )
  const told =
    state === 'new'
      ? changes.map(({ column, to }) => `  ${column}: ${plain(to)}`)
      : changes.map(({ column, from, to }) => `  ${column}: ${plain(from)} → ${plain(to)}`)
  return [head, ...told, ...errors.map(({ column, message }) => `  ${column === '' ? '' : `${column}: `}${message}`)]
}

function fail(words: string): void {
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
