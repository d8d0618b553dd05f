import type { Locale } from '#config'
import type { Deps } from '#server/services/deps.ts'
import { localiseFields } from '#server/services/texts/localise.ts'
import type { RecordHead, TypeHeads } from '#server/services/urls/define-head.ts'
import { visitorParams } from '#server/services/visibility/visibility.ts'
import { selectArticles } from './service.ts'

export default {
  newsSlug: (deps, { slug = '' }) => findArticle(deps, { [`slug_${deps.locale}`]: slug }),
  article: (deps, _params, id) => findArticle(deps, { id }),
} satisfies TypeHeads

async function findArticle(
  deps: Deps,
  criteria: { id: number } | { [slug in `slug_${Locale}`]?: string },
): Promise<RecordHead | null> {
  const [row] = await selectArticles(deps.db, { ...visitorParams(deps), ...criteria, limit: 1, offset: 0 })
  if (!row) return null
  const { title, intro, body } = localiseFields(row, ['title', 'intro', 'body'], deps.locale)
  return { row, title, descriptions: [intro, body] }
}
