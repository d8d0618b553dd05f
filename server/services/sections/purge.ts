import { lt } from 'drizzle-orm'
import { modules, sections } from '../../db/schema/sections.ts'
import type { Deps } from '../deps.ts'

const KEPT_DAYS = 30

/** What an editor deleted can be brought back by undo; after a month it is gone for good. */
export async function purgeDeleted({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)
  const [module] = await db.select({ id: modules.id }).from(modules).where(lt(modules.deleted_at, before)).limit(1)
  const [section] = await db.select({ id: sections.id }).from(sections).where(lt(sections.deleted_at, before)).limit(1)
  if (module) await db.delete(modules).where(lt(modules.deleted_at, before))
  if (section) await db.delete(sections).where(lt(sections.deleted_at, before))
}
