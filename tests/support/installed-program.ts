import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { makeScratchFolder } from './scratch-folder.ts'

const root = join(import.meta.dirname, '../..')

/** The program in a folder of its own, which it answers: its build can be replaced, or taken away, under the processes that run it. */
export function installProgram(): string {
  const program = makeScratchFolder('partitur-program-')
  onTestFinished(() => rmSync(program, { recursive: true, force: true }))
  for (const name of ['build', 'package.json']) cpSync(join(root, name), join(program, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'))
  return program
}

/** What the libraries that are loaded on demand are needed for: asked for the first time, they show whether a process still finds its own. */
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
