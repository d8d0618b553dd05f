import { inArray } from 'drizzle-orm'
import type { TypeHooks } from '#server/services/type-hooks.ts'
import { loadImages } from './service.ts'
import { images } from './table.ts'
import { storeImage } from './upload.server.ts'

export default {
  loadImages,
  storeImage,
  async findImageIds(db, ids) {
    if (ids.length === 0) return new Set()
    const rows = await db
      .select({ id: images.id })
      .from(images)
      .where(inArray(images.id, [...ids]))
    return new Set(rows.map(({ id }) => id))
  },
} satisfies Partial<TypeHooks>
