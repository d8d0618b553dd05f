import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { resourceNames } from '#content/types.ts'
import { terminalLocale, terminalText } from '../terminal-text.ts'
import { importHouse } from './house.ts'
import { importArchive } from './import-archive.ts'
import { importFile } from './import-file.ts'

const USAGE = `npm run import -- concerts FILE.jsonl [--dry-run] [--shift-days N]
       npm run import -- house FILE.tar.gz
       npm run import -- RESOURCE FILE [--dry-run] [--lang de|en]
       RESOURCE is one of the back office's lists: people, productions, courses, news, redirects, venues …`

/** `import concerts FILE`: an archive of concerts; `import house FILE`: a whole exported house; `import RESOURCE FILE`: records of a list, as its export writes them. */
export async function runImport(args: string[]): Promise<void> {
  const options = readOptions(args)
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n${terminalText('Aufruf', 'Usage')}: ${USAGE}\n`)
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
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
