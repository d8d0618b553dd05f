import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { makeScratchFolder } from '../scratch-folder.ts'

const root = join(import.meta.dirname, '../../..')

/** Copies the program to a folder, so that its build can be replaced or removed under running processes. */
export function installProgram(): string {
  const program = makeScratchFolder('partitur-program-')
  onTestFinished(() => rmSync(program, { recursive: true, force: true }))
  for (const name of ['build', 'package.json']) cpSync(join(root, name), join(program, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'))
  return program
}

/** URLs that need libraries loaded on demand: a first request shows whether a process still finds its own. */
export async function addressesOfFirstUse(url: string): Promise<Record<string, RegExp>> {
  const { results } = await (await fetch(`${url}/api/event-dates/`)).json()
  const poster: string = results[0].poster
  return {
    '/de/aktuelles.atom': /<feed/,
    '/en/news.json': /jsonfeed/,
    [`${poster}.svg`]: /<svg/,
    [`${poster}.pdf`]: /^%PDF/,
    '/api/docs/swagger-ui.css': /\.swagger-ui/,
  }
}
