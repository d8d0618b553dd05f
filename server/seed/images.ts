import sharp from 'sharp'
import { type NewImage, storeImage } from '#content/image/upload.server.ts'
import type { Deps } from '#server/services/deps.ts'
import { images } from './content/images.ts'
import type { DemoPicture } from './define-seed.ts'

const STORE_CONCURRENCY = 2
const JPEG_QUALITY = 82
/** The same word in both languages, because a credit has only one text. */
const CREDIT = 'Illustration: Südwestphilharmonie'

type Drawing = Omit<NewImage, 'bytes' | 'title' | 'decorative'> & { key: string; svg: string }

const files = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?raw', import: 'default' })
/** The drawings of the demo by their keys. */
export const drawings = new Map(
  Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/(.+)\.svg$/, '$1'), svg]),
)

/** Stores every picture, also those of the types; existing ones stay. Returns ids by key. */
export async function seedImages(
  deps: Deps,
  ofTypes: readonly DemoPicture[],
  onProgress: (done: number, all: number) => void,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const all: Drawing[] = [
    ...images.map((spec) => ({ ...spec, credit: CREDIT, svg: drawings.get(spec.key) ?? '' })),
    ...ofTypes.map((picture) => ({ ...picture, credit: '' })),
  ]
  const waiting = [...all]
  const work = async () => {
    for (let drawing = waiting.shift(); drawing; drawing = waiting.shift()) {
      ids.set(drawing.key, await store(deps, drawing))
      onProgress(ids.size, all.length)
    }
  }
  await Promise.all(Array.from({ length: STORE_CONCURRENCY }, work))
  return ids
}

async function store(deps: Deps, { key, svg, ...about }: Drawing): Promise<number> {
  // Low effort, because `storeImage` encodes the final file.
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: JPEG_QUALITY }).toBuffer()
  const { id } = await storeImage(deps, { ...about, decorative: false, title: key, bytes })
  return id
}
