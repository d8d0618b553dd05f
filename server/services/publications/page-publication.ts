import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { locales } from '#config'
import type { PagePublication } from '#contract/publications.ts'
import type { Reader } from '#server/db/connect.ts'
import { publications, releases } from '#server/db/schema/publications.ts'
import { type Deps, requireEditor } from '../deps.ts'
import { type Owner, requireOwner } from '../sections/owner.ts'
import { pack, unpack } from '../versions/pack.ts'
import { readPageState } from '../versions/page-state.ts'
import { namesOfAccounts } from '../writers.ts'
import { differsIn } from './in-language.ts'
import { openReleases } from './releases.ts'
import { LATEST_FIRST, type PublicationRow, withoutFollowed } from './standing.ts'

type Reading = Pick<Deps, 'viewer' | 'now'> & { db: Reader }

/** How a page stands before visitors in each language, and what is planned for it. */
export async function getPagePublication(deps: Reading, owner: Owner): Promise<PagePublication> {
  requireEditor(deps)
  await requireOwner(deps.db, owner)
  const draft = await readPageState(deps.db, owner)
  const rows = await publicationsOf(deps.db, owner)
  const now = deps.now()
  const names = await namesOfAccounts(
    deps.db,
    rows.flatMap(({ made_by }) => made_by ?? []),
  )
  const releaseOf = await releasesOf(deps.db, rows)
  const standing = withoutFollowed(rows, now)
  const open = await openReleases(deps)
  return {
    releases: open.map(({ id, name, public_from }) => ({ id, name, public_from: public_from.toISOString() })),
    version: versionOf(rows, pack(draft)),
    languages: locales.map((language) => {
      const own = standing.filter((row) => row.language === language)
      const shown = own.find(({ public_from }) => public_from <= now)
      const differs = (row: PublicationRow | undefined) => differsIn(language, row ? unpack(row.state) : { sections: [], modules: [] }, draft)
      return {
        language,
        public_from: shown?.public_from.toISOString() ?? null,
        by: names.get(shown?.made_by ?? '') ?? null,
        differs: differs(shown),
        planned: own
          .filter(({ public_from }) => public_from > now)
          .toReversed()
          .map((row) => ({
            id: row.id,
            public_from: row.public_from.toISOString(),
            made_at: row.made_at.toISOString(),
            release: releaseOf.get(row.release_id ?? 0) ?? null,
            differs: differs(row),
          })),
      }
    }),
  }
}

/** Of a page in all languages, the latest first. */
export function publicationsOf(db: Reader, { content_type, object_id }: Owner): Promise<PublicationRow[]> {
  return db
    .select()
    .from(publications)
    .where(and(eq(publications.content_type, content_type), eq(publications.object_id, object_id)))
    .orderBy(...LATEST_FIRST)
}

/** What somebody knows who publishes: what was published before, and the draft as they have seen it. */
export function versionOf(rows: readonly PublicationRow[], draft: string): string {
  const last = Math.max(0, ...rows.map(({ id }) => id))
  return `${last}.${createHash('sha256').update(draft).digest('base64url').slice(0, 12)}`
}

async function releasesOf(db: Reader, rows: readonly PublicationRow[]): Promise<Map<number, { id: number; name: string }>> {
  const ids = [...new Set(rows.flatMap(({ release_id }) => release_id ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db.select({ id: releases.id, name: releases.name }).from(releases).where(inArray(releases.id, ids))
  return new Map(found.map((release) => [release.id, release]))
}
