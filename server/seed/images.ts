import type { DemoPicture } from '#content/define-seed.ts'
import { type NewImage, storeImage } from '#content/image/upload.server.ts'
import type { Deps } from '#server/services/deps.ts'
import { drawImage } from './art/draw.ts'
import { renderSvg } from './art/render.ts'
import { images } from './content/images.ts'
import { same } from './content/text.ts'

const DRAWN_AT_ONCE = 2

type Drawing = Omit<NewImage, 'bytes' | 'title'> & { key: string; draw: () => string }

/** Draws and stores every picture, also those of the types; one that is there already stays. Answers ids by key. */
export async function seedImages(deps: Deps, ofTypes: readonly DemoPicture[], onProgress: (done: number, all: number) => void): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const all: Drawing[] = [
    ...images.map((spec) => ({ ...spec, alt: spec.alt ?? same(''), draw: () => drawImage(spec) })),
    ...ofTypes.map(({ key, alt, svg }) => ({ key, alt, decorative: false, credit: '', draw: () => svg })),
  ]
  const waiting = [...all]
  const work = async () => {
    for (let drawing = waiting.shift(); drawing; drawing = waiting.shift()) {
      ids.set(drawing.key, await store(deps, drawing))
      onProgress(ids.size, all.length)
    }
  }
  await Promise.all(Array.from({ length: DRAWN_AT_ONCE }, work))
  return ids
}

async function store(deps: Deps, { key, draw, ...about }: Drawing): Promise<number> {
  const { id } = await storeImage(deps, { ...about, title: key, bytes: await renderSvg(draw()) })
  return id
}
