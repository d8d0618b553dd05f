import { storeImage } from '#server/media/store.ts'
import type { Deps } from '#server/services/deps.ts'
import { renderImage } from './art/render.ts'
import { images } from './content/images.ts'
import { same } from './content/text.ts'
import type { ImageSpec } from './content/types.ts'

const DRAWN_AT_ONCE = 2

/** Draws and stores every picture; one that is there already stays. Answers ids by key. */
export async function seedImages(deps: Deps, onProgress: (done: number, all: number) => void): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const waiting = [...images]
  const draw = async () => {
    for (let spec = waiting.shift(); spec; spec = waiting.shift()) {
      ids.set(spec.key, await storeSpec(deps, spec))
      onProgress(ids.size, images.length)
    }
  }
  await Promise.all(Array.from({ length: DRAWN_AT_ONCE }, draw))
  return ids
}

async function storeSpec(deps: Deps, spec: ImageSpec): Promise<number> {
  const { id } = await storeImage(deps, {
    bytes: await renderImage(spec),
    title: spec.key,
    alt: spec.alt ?? same(''),
    decorative: spec.decorative,
    credit: spec.credit,
    focal: spec.focal,
  })
  return id
}
