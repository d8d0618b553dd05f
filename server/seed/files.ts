import { storeFile } from '#content/file/service.ts'
import type { Deps } from '#server/services/deps.ts'
import film from './assets/probe.mp4?inline'
import booklet from './assets/saisonheft.pdf?inline'

const files = [
  { key: 'film', name: 'Ein Motiv entsteht.mp4', source: film },
  { key: 'saisonheft', name: 'Saisonheft (Auszug).pdf', source: booklet },
]

/** A film of our own and a PDF, kept inside the program; answers ids by key. */
export async function seedFiles(deps: Deps): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { key, name, source } of files) {
    const { id } = await storeFile(deps, { bytes: Buffer.from(source.slice(source.indexOf(',') + 1), 'base64'), name })
    ids.set(key, id)
  }
  return ids
}
