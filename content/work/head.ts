import { and, eq } from 'drizzle-orm'
import { houseName, type Locale } from '#config'
import { localise } from '#server/services/localise.ts'
import type { TypeHeads } from '../define-head.ts'
import { whereComposerPlayed, whereWorkPlayed } from './played.server.ts'
import { composers, works } from './table.ts'
import { composerName, composerSlugs, workSlugs } from './urls.server.ts'

const noPicture = { image_id: null }

export default {
  composer: async (deps, _params, id) => {
    const [row] = await deps.db
      .select()
      .from(composers)
      .where(and(eq(composers.id, id), whereComposerPlayed(deps)))
    if (!row) return null
    const title = composerName(row, deps.locale)
    return { row: { id, ...composerSlugs(row), ...noPicture }, title, descriptions: [about(title, deps.locale)] }
  },
  work: async (deps, _params, id) => {
    const [row] = await deps.db
      .select({ work: works, composer: composers })
      .from(works)
      .innerJoin(composers, eq(composers.id, works.composer_id))
      .where(and(eq(works.id, id), whereWorkPlayed(deps)))
    if (!row) return null
    const { title, fallback } = localise(row.work, ['title'], deps.locale)
    const named = `${composerName(row.composer, deps.locale)}: ${title}`
    return {
      row: { id, ...workSlugs(row.work), ...noPicture },
      title,
      meta_title: named,
      fallback: fallback.length > 0 ? ['title', 'headline'] : [],
      descriptions: [about(named, deps.locale)],
    }
  },
} satisfies TypeHeads

function about(name: string, locale: Locale): string {
  return locale === 'de'
    ? `${name} bei der ${houseName}: alle Konzerte, kommende und vergangene.`
    : `${name} with the ${houseName}: all concerts, coming and past.`
}
