import { randomBytes } from 'node:crypto'
import { terminalText } from '#server/commands/terminal-text.ts'
import { type MediaStore, readMedia } from '#server/media/media-store.ts'
import { type CheckResult, errorReason, ok, problem, warning } from './check-result.ts'
import { checkFolder } from './machine.ts'

const SLOW_MS = 1000

/** Writes, reads, lists and deletes in a remote store; a local one is checked as a folder. */
export async function checkMedia(store: MediaStore): Promise<CheckResult> {
  if (store.isLocal) return checkFolder('Media', store.displayName)
  const path = `doctor/${crypto.randomUUID()}`
  const content = randomBytes(1024)
  let startTime = 0
  try {
    // A first request, whose DNS, connection and library take longer.
    await store.head(path)
    startTime = performance.now()
    await store.put(path, content)
    const readBack = await readMedia(store, path)
    for await (const each of store.list('doctor')) await store.delete(each.path)
    if (!readBack?.equals(content))
      return problem(
        'Media',
        [
          `${store.displayName} liefert nicht, was dort gespeichert wurde`,
          `${store.displayName} does not return what was stored there`,
        ],
        ['Prüfen Sie, ob ein Proxy oder Zwischenspeicher davor steht', 'check for a proxy or cache in front of it'],
      )
    if (await store.head(path))
      return warning(
        'Media',
        [`${store.displayName} löscht nicht`, `${store.displayName} does not delete`],
        ['Geben Sie dem Schlüssel das Recht zu löschen', 'allow the key to delete'],
      )
  } catch (error) {
    return problem('Media', `${store.displayName}: ${errorReason(error)}`, [
      'Prüfen Sie MEDIA_URL, AWS_ENDPOINT_URL, AWS_REGION und den Schlüssel, der put, get, delete und list braucht',
      'check MEDIA_URL, AWS_ENDPOINT_URL, AWS_REGION and the key, which needs put, get, delete and list',
    ])
  }
  const durationText = terminalText(
    `In ${store.displayName} wurde in ${Math.round(performance.now() - startTime)} ms geschrieben, gelesen und gelöscht`,
    `${store.displayName}: wrote, read and deleted a file in ${Math.round(performance.now() - startTime)} ms`,
  )
  return performance.now() - startTime > SLOW_MS
    ? warning('Media', durationText, [
        'So lange dauert jedes Bild, das nicht zwischengespeichert ist: Nehmen Sie einen näheren Speicher',
        'every uncached picture takes this long: use a store that is closer',
      ])
    : ok('Media', durationText)
}
