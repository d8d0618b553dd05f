import { and, asc } from 'drizzle-orm'
import type { Variant } from '#config'
import type { TypeApi } from '#server/api/define-api.ts'
import { prepared, whereParam } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { localiseFields } from '#server/services/texts/localise.ts'
import { resolveLinks } from '#server/services/urls/links.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { loadImagesOf } from '../image/service.ts'
import * as endpoints from './endpoints.ts'
import { heroes, teasers } from './table.ts'

const api: TypeApi = (on) => {
  on(endpoints.listHeroes, (deps, { query }) => listBanners(deps, { name: 'heroes', variant: query.variant }))
  on(endpoints.listTeasers, (deps, { query }) => listBanners(deps, { name: 'teasers', variant: query.variant }))
}

export default api

const selectShown = { heroes: selectFrom('heroes', heroes), teasers: selectFrom('teasers', teasers) }

/** Heroes or teasers of a variant's home page; of both variants by default. */
async function listBanners(
  deps: Deps,
  { name, variant }: { name: keyof typeof selectShown; variant: Variant | undefined },
): Promise<endpoints.Hero[]> {
  const { db, locale } = deps
  const rows = await selectShown[name](db, { variant, now: deps.now() })
  const images = await loadImagesOf(deps, rows)
  const links = await resolveLinks(
    deps,
    rows.map((row) => row.link),
    locale,
  )
  return rows.map((row) => ({
    id: row.id,
    ...localiseFields(row, ['preline', 'headline', 'subline', 'text', 'link_text'], locale),
    link: row.link,
    link_url: links.get(row.link),
    ...images.get(row.image_id),
  }))
}

function selectFrom(name: 'heroes' | 'teasers', source: typeof heroes | typeof teasers) {
  const { id, preline, headline, subline, text, link_text, link, image_id } = source as typeof heroes
  return prepared((db, params) =>
    db
      .select({ id, preline, headline, subline, text, link_text, link, image_id })
      .from(source as typeof heroes)
      .where(and(whereVisible('visitors', name), whereParam(params, 'variant', source.variant)))
      .orderBy(asc(source.order), asc(source.id)),
  )
}
