import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fontSources, makeFonts } from './make-fonts.ts'

/** `#fonts/…`: font subsets, made once from the npm packages. */
export function fonts(root: string): Plugin {
  return {
    name: 'fonts',
    async config() {
      return { resolve: { alias: [{ find: '#fonts', replacement: await fontsFolder(root) }] } }
    },
  }
}

/** Named by a hash of its inputs, so an existing folder is up to date. */
async function fontsFolder(root: string): Promise<string> {
  const packages = join(root, 'node_modules')
  const sum = createHash('sha256')
  for (const source of await fontSources(packages)) sum.update(source)
  const folder = join(packages, '.cache/partitur-fonts', sum.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  const temporaryFolder = `${folder}.${process.pid}`
  mkdirSync(temporaryFolder, { recursive: true })
  await makeFonts({ packages, folder: temporaryFolder })
  // Another build may have been faster; its files are the same.
  if (existsSync(folder)) rmSync(temporaryFolder, { recursive: true })
  else renameSync(temporaryFolder, folder)
  return folder
}
