import { inArray } from 'drizzle-orm'
import type { TypeHooks } from '#server/services/type-hooks.ts'
import { redirects } from './table.ts'
import { writeRedirects } from './write-redirects.server.ts'

export default {
  redirectUrls: writeRedirects,
  async deleteRedirectsFrom(db, paths) {
    if (paths.length > 0) await db.delete(redirects).where(inArray(redirects.old_path, paths))
  },
  async deleteRedirectsTo(db, paths) {
    if (paths.length > 0) await db.delete(redirects).where(inArray(redirects.new_path, paths))
  },
} satisfies Partial<TypeHooks>
