import { readFile } from 'node:fs/promises'
import type { Locale } from '#config'
import type { ResourceName } from '#content/define.ts'
import { IMPORT_MAX, type ImportAnswer, type ImportedLine } from '#contract/admin/import.ts'
import { AppError } from '#contract/errors.ts'
import { textOfBytes } from '#contract/text-of-bytes.ts'
import { fieldText } from '#server/api/field-texts.ts'
import { resourceNamed } from '#server/services/resources/all.ts'
import { importRecords } from '#server/services/resources/import/import-records.ts'
import { terminalText } from '#server/terminal-text.ts'
import { openDatabase, say, servicesFor, systemViewer } from './open.ts'

type Wish = { resource: ResourceName; file: string; dryRun: boolean; locale: Locale }

/** Records of a list from a file, as the back office imports them: what would change is told first, what is wrong is left out. */
export async function importFile({ resource, file, dryRun, locale }: Wish): Promise<void> {
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
  if (unknown.length > 0) say(terminalText(`weggelassene Spalten: ${unknown.join(', ')}`, `columns left out: ${unknown.join(', ')}`))
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
