import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { type Locale, locales } from '#config'
import type { PagePublication } from '#contract/page/publications.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import type { DbOrTx } from '#server/db/connect.ts'
import { pageStates, releases } from '#server/db/schema/page-states.ts'
import { loadAccountNames } from '../accounts/account-names.ts'
import { type Deps, requireSession } from '../deps.ts'
import { toLocalFields } from '../sections/data.ts'
import { requireOwner, type SectionOwner } from '../sections/owner.ts'
import { pack, unpack } from './pack.ts'
import { type ModuleSnapshot, type PageSnapshot, readPageSnapshot } from './page-snapshot.ts'
import { type Publication, selectPublications, standings } from './published-snapshots.ts'
import { listOpenReleases } from './releases.ts'

type Reading = Pick<Deps, 'viewer' | 'now'> & { db: DbOrTx }

/** The public and planned state of a page in each language. */
export async function getPagePublication(deps: Reading, owner: SectionOwner): Promise<PagePublication> {
  requireSession(deps)
  await requireOwner(deps.db, owner)
  const draft = await readPageSnapshot(deps.db, owner)
  const rows = await listPublications(deps.db, owner)
  const now = deps.now()
  const names = await loadAccountNames(
    deps.db,
    rows.flatMap(({ saved_by }) => saved_by ?? []),
  )
  const releaseOf = await loadReleases(deps.db, rows)
  const standingById = standings(rows, now)
  const open = await listOpenReleases(deps)
  return {
    releases: open.map(({ id, name, public_from }) => ({ id, name, public_from: public_from.toISOString() })),
    version: publicationVersion(rows, pack(draft)),
    languages: locales.map((language) => {
      const ofLanguage = rows.filter((row) => row.language === language)
      const publicState = ofLanguage.find(({ id }) => standingById.get(id) === 'public')
      const differs = (row: Publication | undefined) =>
        differsInLanguage(language, row ? unpack(row.state) : { sections: [], modules: [] }, draft)
      return {
        language,
        public_from: publicState?.public_from.toISOString() ?? null,
        by: names.get(publicState?.saved_by ?? '') ?? null,
        differs: differs(publicState),
        planned: ofLanguage
          .filter(({ id }) => standingById.get(id) === 'planned')
          .toReversed()
          .map((row) => ({
            id: row.id,
            public_from: row.public_from.toISOString(),
            made_at: row.saved_at.toISOString(),
            release: releaseOf.get(row.release_id ?? 0) ?? null,
            differs: differs(row),
          })),
      }
    }),
  }
}

export function listPublications(db: DbOrTx, { content_type, object_id }: SectionOwner): Promise<Publication[]> {
  return selectPublications(db, and(eq(pageStates.content_type, content_type), eq(pageStates.object_id, object_id)))
}

/** Identifies the publications and the draft that the editor saw, to detect conflicts. */
export function publicationVersion(rows: readonly Publication[], draft: string): string {
  const last = Math.max(0, ...rows.map(({ id }) => id))
  return `${last}.${createHash('sha256').update(draft).digest('base64url').slice(0, 12)}`
}

async function loadReleases(
  db: DbOrTx,
  rows: readonly Publication[],
): Promise<Map<number, { id: number; name: string }>> {
  const ids = [...new Set(rows.flatMap(({ release_id }) => release_id ?? []))]
  if (ids.length === 0) return new Map()
  const releaseRows = await db
    .select({ id: releases.id, name: releases.name })
    .from(releases)
    .where(inArray(releases.id, ids))
  return new Map(releaseRows.map((release) => [release.id, release]))
}

/** Texts of the other language count only where they stand in for missing ones. */
function differsInLanguage(locale: Locale, first: PageSnapshot, second: PageSnapshot): boolean {
  return pack(inLanguage(first, locale)) !== pack(inLanguage(second, locale))
}

function inLanguage({ sections, modules }: PageSnapshot, locale: Locale): PageSnapshot {
  return { sections, modules: modules.map((module) => ({ ...module, data: getFields(module, locale) })) }
}

function getFields({ kind, data }: ModuleSnapshot, locale: Locale): Record<string, unknown> {
  const schema = moduleSchemas.get(kind)
  return schema ? toLocalFields(schema, data, locale).fields : data
}
