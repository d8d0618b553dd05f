import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { resourceNames } from '#content/types.ts'
import { terminalLocale, terminalText } from '../terminal-text.ts'
import { importHouse } from './house.ts'
import { importArchive } from './import-archive.ts'
import { importFile } from './import-file.ts'

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
    const kind = resourceNames.find((name) => name === given) ?? (given === 'concerts' || given === 'house' ? given : undefined)
    if (!kind || !file) return terminalText('Ein Import braucht, was importiert wird, und eine Datei.', 'An import takes what to import, and a file.')
    if (!existsSync(file)) return terminalText(`Es gibt keine Datei ${file}.`, `There is no file ${file}.`)
    if (!/^-?\d{1,5}$/.test(values['shift-days']))
      return terminalText('--shift-days nimmt eine ganze Zahl von Tagen.', '--shift-days takes a whole number of days.')
    if (values.lang !== 'de' && values.lang !== 'en') return terminalText('--lang nimmt de oder en.', '--lang takes de or en.')
    return { kind, file, dryRun: values['dry-run'], shiftDays: Number(values['shift-days']), locale: values.lang } as const
  } catch {
    return terminalText('Eine dieser Angaben gibt es nicht.', 'One of these options does not exist.')
  }
}
