import { type Locale, organisationName } from '#config'
import { localiseFields } from '#server/services/texts/localise.ts'
import type { TypeHeads } from '#server/services/urls/define-head.ts'
import { visitorParams } from '#server/services/visibility/visibility.ts'
import { selectComposer, selectWork } from './service.ts'
import { composerName, composerSlugs, workSlugs } from './urls.server.ts'

const noPicture = { image_id: null }

export default {
  composer: async (deps, _params, id) => {
    const [row] = await selectComposer(deps.db, { ...visitorParams(deps), id })
    if (!row) return null
    const title = composerName(row, deps.locale)
    return { row: { id, ...composerSlugs(row), ...noPicture }, title, descriptions: [describe(title, deps.locale)] }
  },
  work: async (deps, _params, id) => {
    const [row] = await selectWork(deps.db, { ...visitorParams(deps), id })
    if (!row) return null
    const { title, fallback } = localiseFields(row.work, ['title'], deps.locale)
    const workName = `${composerName(row.composer, deps.locale)}: ${title}`
    return {
      row: { id, ...workSlugs(row.work), ...noPicture },
      title,
      meta_title: workName,
      fallback: fallback.length > 0 ? ['title', 'headline'] : [],
      descriptions: [describe(workName, deps.locale)],
    }
  },
} satisfies TypeHeads

function describe(name: string, locale: Locale): string {
  return locale === 'de'
    ? `${name} bei der ${organisationName}: alle Konzerte, kommende und vergangene.`
    : `${name} with the ${organisationName}: all concerts, coming and past.`
}
