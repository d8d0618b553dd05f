import { randomBytes } from 'node:crypto'
import { type MediaStore, readMedia } from '#server/media/media-store.ts'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'
import { checkFolder } from './machine.ts'

const SLOW_MS = 1000

/** A store far away is written to, read, listed and emptied again; a folder is looked at as one. */
export async function checkMedia(store: MediaStore): Promise<Finding> {
  if (store.isNear) return checkFolder('Media', store.place)
  const path = `doctor/${crypto.randomUUID()}`
  const sent = randomBytes(1024)
  let began = 0
  try {
    // What is slow once: the name, the line, the library.
    await store.head(path)
    began = performance.now()
    await store.put(path, sent)
    const came = await readMedia(store, path)
    for await (const each of store.list('doctor')) await store.delete(each.path)
    if (!came?.equals(sent)) return problem('Media', `${store.place} does not answer what was put there`, 'see what stands between')
    if (await store.head(path)) return warning('Media', `${store.place} does not delete`, 'give the key the right to delete')
  } catch (error) {
    return problem(
      'Media',
      `${store.place}: ${reasonOf(error)}`,
      'check MEDIA_URL, AWS_ENDPOINT_URL, AWS_REGION and the key, which needs put, get, delete and list',
    )
  }
  const took = `${store.place} was written, read and deleted in ${Math.round(performance.now() - began)} ms`
  return performance.now() - began > SLOW_MS
    ? warning('Media', took, 'each picture that is not in a cache waits so long: a store nearer by')
    : ok('Media', took)
}
