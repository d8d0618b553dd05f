import { and, asc, eq, inArray, isNotNull, notExists } from 'drizzle-orm'
import type { SectionOwnerType } from '#model/define-type.ts'
import { contentTypes, sectionOwnerTypes } from '#model/types.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { migrateKindData } from '#modules/shape-migrations.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { env } from '#server/env.ts'
import type { Deps } from '../deps.ts'
import { alwaysVisibleModules } from '../page-states/always-visible-modules.ts'
import { loadPublishedSnapshots } from '../page-states/published-snapshots.ts'
import { groupBy } from '../rows/group-by.ts'
import { resolveLinks } from '../urls/links.ts'
import { whereAlwaysVisible } from './section-visibility.ts'

/** Pages that show FAQ entries, with the category; an empty category means all. */
export async function findFaqPages(deps: Deps): Promise<{ category: string; url: string }[]> {
  const questionKinds = [...moduleKinds.values()].filter(({ questions }) => questions).map(({ kind }) => kind)
  if (questionKinds.length === 0) return []
  const rows = [...(env.versioning ? [] : await storedRows(deps, questionKinds)), ...(await publishedRows(deps))]
  const faqModules = rows.flatMap(({ kind, data, type, id }) => {
    const category = moduleKinds.get(kind)?.questions?.categoryOf(migrateKindData(kind, data)) ?? null
    const link = contentTypes.find(({ sectionOwner }) => sectionOwner === type)?.link
    return category === null || !link ? [] : [{ category, link: `${link}:${id}` }]
  })
  const links = await resolveLinks(
    deps,
    faqModules.map(({ link }) => link),
    deps.locale,
  )
  return faqModules.map(({ category, link }) => ({ category, url: links.get(link) })).filter(({ url }) => url !== '')
}

type FaqModule = { kind: string; data: Record<string, unknown>; type: SectionOwnerType; id: number }

/** Only on pages that are no drafts. */
function storedRows({ db }: Deps, questionKinds: readonly string[]): Promise<FaqModule[]> {
  const publications = db
    .select({ id: pageStates.id })
    .from(pageStates)
    .where(
      and(
        eq(pageStates.content_type, sections.content_type),
        eq(pageStates.object_id, sections.object_id),
        isNotNull(pageStates.public_from),
      ),
    )
  return db
    .select({ kind: modules.kind, data: modules.data, type: sections.content_type, id: sections.object_id })
    .from(modules)
    .innerJoin(sections, and(eq(sections.id, modules.section_id), ...whereAlwaysVisible(sections)))
    .where(
      and(
        inArray(modules.kind, [...questionKinds]),
        inArray(sections.content_type, sectionOwnerTypes),
        ...whereAlwaysVisible(modules),
        notExists(publications),
      ),
    )
    .orderBy(asc(sections.id), asc(modules.id))
}

async function publishedRows(deps: Deps): Promise<FaqModule[]> {
  const { content_type, object_id, asks, language } = pageStates
  const owners = await deps.db
    .selectDistinct({ content_type, object_id })
    .from(pageStates)
    .where(and(eq(asks, true), eq(language, deps.locale)))
    .orderBy(asc(object_id))
  const rows: FaqModule[] = []
  for (const [type, group] of groupBy(owners, (owner) => owner.content_type)) {
    const states = await loadPublishedSnapshots(deps, {
      content_type: type,
      ids: group.map((owner) => owner.object_id),
    })
    for (const [id, { state }] of states)
      rows.push(...alwaysVisibleModules(state).map(({ kind, data }) => ({ kind, data, type, id })))
  }
  return rows
}
