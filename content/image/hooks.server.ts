import { eq, inArray } from 'drizzle-orm'
import { modules, sections } from '#server/db/schema/sections.ts'
import { whereOwner } from '#server/services/sections/owner.ts'
import type { TypeHooks } from '#server/services/type-hooks.ts'
import { loadImages } from './service.ts'
import { images } from './table.ts'
import { storeImage } from './upload.server.ts'

export default {
  loadImages,
  storeImage,
  async listRecordsOnPage(db, page) {
    const rows = await db
      .select({ data: modules.data })
      .from(modules)
      .innerJoin(sections, eq(sections.id, modules.section_id))
      .where(whereOwner(sections, page))
    const ids = rows.flatMap(({ data }) => (typeof data.image === 'number' ? [data.image] : []))
    if (ids.length === 0) return []
    const pictures = await db.select().from(images).where(inArray(images.id, ids)).orderBy(images.id)
    return [{ resource: 'images', rows: pictures }]
  },
  async findImageIds(db, ids) {
    if (ids.length === 0) return new Set()
    const rows = await db
      .select({ id: images.id })
      .from(images)
      .where(inArray(images.id, [...ids]))
    return new Set(rows.map(({ id }) => id))
  },
} satisfies Partial<TypeHooks>
