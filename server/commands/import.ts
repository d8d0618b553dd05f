import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Locale } from '#config'
import type { ImportLine, ImportResult } from '#contract/admin/resources/import.ts'
import { IMPORT_LIMITS } from '#contract/admin/resources/import-limits.ts'
import { AppError } from '#contract/errors.ts'
import { decodeText } from '#contract/texts/decode-text.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames } from '#model/types.ts'
import { fieldErrorText } from '#server/api/field-texts.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { importRecords } from '#server/services/resources/import/import-records.ts'
import { findByFileName, type TypeImport } from './define-command.ts'
import { openDatabase, printLine, servicesFor, systemViewer } from './open.ts'
import { importSite } from './portable-export.ts'
import { refuse, terminalLocale, terminalText } from './terminal-text.ts'

const typeImports = import.meta.glob<TypeImport>('../../content/*/imports/*.server.ts', { import: 'default' })

function formatUsage(): string {
  const [file, resource] = [terminalText('DATEI', 'FILE'), terminalText('LISTE', 'RESOURCE')]
  const lists = 'people, productions, courses, news, redirects, venues …'
  return `${terminalText('Aufruf', 'Usage')}: npm run import -- archive ${file}.jsonl [--dry-run] [--shift-days N] [--lang de|en]
       npm run import -- site ${file}.tar.gz
       npm run import -- ${resource} ${file} [--dry-run] [--lang de|en]
       ${terminalText(`${resource} ist eine Liste der Verwaltung: ${lists}`, `${resource} is a list of the back office: ${lists}`)}`
}

/** `import archive FILE`: concerts; `import site FILE`: a portable export; `import RESOURCE FILE`: a list export. */
export async function runImport(args: string[]): Promise<void> {
  const options = readOptions(args)
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n${formatUsage()}\n`)
    process.exitCode = 1
    return
  }
  const load = findByFileName(typeImports, options.kind)
  if (load) await (await load())(options)
  else if (options.kind === 'site') await importSite(options.file)
  else if (isResource(options.kind)) await importListFile({ ...options, resource: options.kind })
}

function isResource(name: string): name is ResourceName {
  return resourceNames.some((each) => each === name)
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
    const [kindArgument, file] = positionals
    const kind =
      kindArgument !== undefined &&
      (isResource(kindArgument) || kindArgument === 'site' || findByFileName(typeImports, kindArgument))
        ? kindArgument
        : undefined
    if (!kind || !file)
      return terminalText(
        'Ein Import braucht, was importiert wird, und eine Datei.',
        'An import needs what to import and a file.',
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

type ImportListFileOptions = { resource: ResourceName; file: string; dryRun: boolean; locale: Locale }

/** A list export, as in the back office: previews the changes, then applies the valid lines. */
async function importListFile({ resource, file, dryRun, locale }: ImportListFileOptions): Promise<void> {
  const text = decodeText(new Uint8Array(await readFile(file)))
  if (text.length > IMPORT_LIMITS.characters)
    return refuse([
      `${file} hat mehr als ${IMPORT_LIMITS.characters} Zeichen. Teilen Sie die Datei.`,
      `${file} has more than ${IMPORT_LIMITS.characters} characters. Split the file.`,
    ])
  const database = await openDatabase()
  try {
    const deps = servicesFor(database).depsFor({ viewer: systemViewer, locale })
    const definition = requireResource(resource)
    const result = await importRecords(deps, definition, { text, isAtOnce: true })
    printLines(result)
    if (dryRun) printLine(['Probelauf: Es wurde nichts geschrieben', 'dry run: nothing was written'])
    else if (result.counts.new + result.counts.changed === 0) printLine(['nichts zu ändern', 'nothing to change'])
    else if (!(await importRecords(deps, definition, { text, plan: result.plan, isAtOnce: true })).done)
      refuse([
        'Einer dieser Einträge wurde inzwischen geändert; es wurde nichts geschrieben. Versuchen Sie es noch einmal.',
        'One of these records was changed meanwhile; nothing was written. Try again.',
      ])
    if (result.counts.wrong > 0) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    const messages = Object.values(error.fields).flat()
    refuse(messages.map((code) => fieldErrorText(code, locale) ?? code).join(' '))
  } finally {
    await database.close()
  }
}

const STATES = { new: 'neu', changed: 'geändert', unchanged: 'unverändert', wrong: 'fehlerhaft' } as const

function printLines({ lines, counts, unknown }: ImportResult): void {
  if (unknown.length > 0)
    printLine([`weggelassene Spalten: ${unknown.join(', ')}`, `columns left out: ${unknown.join(', ')}`])
  for (const line of lines) for (const text of getWords(line)) printLine(text)
  printLine([
    `${counts.new} neu, ${counts.changed} geändert, ${counts.unchanged} unverändert, ${counts.wrong} fehlerhaft`,
    `${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.wrong} wrong`,
  ])
}

function getWords({ line, state, id, title, changes, errors }: ImportLine): string[] {
  const formatValue = (text: string) => (text === '' ? '–' : text.replaceAll('\n', ' | '))
  const head = terminalText(
    `Zeile ${line}: ${STATES[state]}${id === null ? '' : ` ${id}`} ${title}`,
    `line ${line}: ${state}${id === null ? '' : ` ${id}`} ${title}`,
  )
  const details =
    state === 'new'
      ? changes.map(({ column, to }) => `  ${column}: ${formatValue(to)}`)
      : changes.map(({ column, from, to }) => `  ${column}: ${formatValue(from)} → ${formatValue(to)}`)
  return [head, ...details, ...errors.map(({ column, message }) => `  ${column === '' ? '' : `${column}: `}${message}`)]
}
