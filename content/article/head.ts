import { and, desc, eq } from 'drizzle-orm'
import type { Deps } from '#server/services/deps.ts'
import { localise } from '#server/services/localise.ts'
import { whereReachable } from '#server/services/visibility.ts'
import type { RecordHead, TypeHeads } from '../define-head.ts'
import { blogEntries } from './table.ts'

export default {
  newsSlug: (deps, { slug = '' }) => findArticle(deps, eq(blogEntries[`slug_${deps.locale}`], slug)),
  article: (deps, _params, id) => findArticle(deps, eq(blogEntries.id, id)),
} satisfies TypeHeads

async function findArticle(deps: Deps, which: ReturnType<typeof eq>): Promise<RecordHead | null> {
  const [row] = await deps.db
    .select()
    .from(blogEntries)
    .where(and(whereReachable(deps, 'news'), which))
    .orderBy(desc(blogEntries.date), desc(blogEntries.id))
    .limit(1)
  if (!row) return null
  const { title, intro, body } = localise(row, ['title', 'intro', 'body'], deps.locale)
  return { row, title, descriptions: [intro, body] }
}
