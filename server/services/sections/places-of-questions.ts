import { and, asc, eq, inArray } from 'drizzle-orm'
import { containerTypes, contentTypes } from '#content/types.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import type { Deps } from '../deps.ts'
import { loadLinks } from '../links.ts'
import { alive } from './load.ts'
import { whereAlwaysShown } from './showing.ts'

/** The pages that show questions of the back office, and of which category; all of them where it is empty. */
export async function placesOfQuestions(deps: Deps): Promise<{ category: string; url: string }[]> {
  const asking = [...moduleKinds.values()].filter(({ questions }) => questions).map(({ kind }) => kind)
  if (asking.length === 0) return []
  const rows = await deps.db
    .select({ kind: modules.kind, data: modules.data, type: sections.content_type, id: sections.object_id })
    .from(modules)
    .innerJoin(sections, and(eq(sections.id, modules.section_id), alive.sections, ...whereAlwaysShown(sections)))
    .where(and(inArray(modules.kind, asking), inArray(sections.content_type, containerTypes), alive.modules, ...whereAlwaysShown(modules)))
    .orderBy(asc(sections.id), asc(modules.id))
  const places = rows.flatMap(({ kind, data, type, id }) => {
    const category = moduleKinds.get(kind)?.questions?.categoryOf(data) ?? null
    const link = contentTypes.find(({ container }) => container === type)?.link
    return category === null || !link ? [] : [{ category, link: `${link}:${id}` }]
  })
  const links = await loadLinks(
    deps,
    places.map(({ link }) => link),
    deps.locale,
  )
  return places.map(({ category, link }) => ({ category, url: links.get(link) })).filter(({ url }) => url !== '')
}
