import sharp from 'sharp'
import type { Deps } from '#server/services/deps.ts'
import { typeHooks } from '#server/services/type-hooks.ts'
import type { DemoPicture } from './define-seed.ts'

const STORE_CONCURRENCY = 2
const JPEG_QUALITY = 82
/** The same word in both languages, because a credit has only one text. */
const CREDIT = 'Illustration: Südwestphilharmonie'

const files = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?raw', import: 'default' })
/** The drawings of the demo by their keys. */
export const drawings = new Map(
  Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/(.+)\.svg$/, '$1'), svg]),
)

/** Stores every picture; existing ones stay. Returns ids by key. */
export async function seedImages(
  deps: Deps,
  pictures: readonly DemoPicture[],
  onProgress: (done: number, all: number) => void,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const queue = [...pictures]
  const work = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      ids.set(picture.key, await store(deps, picture))
      onProgress(ids.size, pictures.length)
    }
  }
  await Promise.all(Array.from({ length: STORE_CONCURRENCY }, work))
  return ids
}

async function store(deps: Deps, { key, svg, ...details }: DemoPicture): Promise<number> {
  const drawing = svg ?? drawings.get(key) ?? ''
  // Low effort, because `storeImage` encodes the final file.
  const bytes = await sharp(Buffer.from(drawing)).jpeg({ quality: JPEG_QUALITY }).toBuffer()
  const credit = svg === undefined ? CREDIT : ''
  const { id } = await typeHooks.storeImage(deps, { ...details, credit, decorative: false, title: key, bytes })
  return id
}
