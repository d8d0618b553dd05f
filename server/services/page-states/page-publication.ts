import { createHash } from 'node:crypto'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { locales } from '#config'
import { AppError } from '#contract/errors.ts'
import type { PagePublication } from '#contract/page/publications.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { user } from '#server/db/schema/accounts.ts'
import { pageStates, releases } from '#server/db/schema/page-states.ts'
import { type Deps, requireSession } from '../deps.ts'
import { requireOwner, type SectionOwner } from '../sections/owner.ts'
import { loadPageTexts } from './drafts/load-page-texts.ts'
import type { PageTexts } from './drafts/record-texts.ts'
import { changesInLanguage } from './language-difference.ts'
import { pack, unpack } from './pack.ts'
import { readPageSnapshot } from './page-snapshot.ts'
import { listPublications } from './publications.ts'
import { isDraft, type Publication, savedStates, standings } from './published-snapshots.ts'
import { listOpenReleases } from './releases.ts'
import { type PageSnapshot, waitingTexts } from './snapshot.ts'

type Reading = Pick<Deps, 'db' | 'viewer' | 'now' | 'locale'>

const EMPTY: PageSnapshot = { sections: [], modules: [] }

/** The public and planned state of a page in each language. */
export async function getPagePublication(deps: Reading, owner: SectionOwner): Promise<PagePublication> {
  requireSession(deps)
  await requireOwner(deps.db, owner)
  const draft = await readPageSnapshot(deps.db, owner)
  const replaced = await loadReplacedTexts(deps.db, owner, draft)
  const rows = await listPublications(deps.db, owner)
  const now = deps.now()
  const facts = await loadFacts(deps.db, rows)
  const standingById = standings(rows, now)
  const isDraftPage = isDraft(rows)
  const asSeen = (state: PageSnapshot) => ({
    ...state,
    texts: { ...state.texts, ...replaced, ...waitingTexts(state) },
  })
  const open = await listOpenReleases(deps)
  return {
    releases: open.map(({ id, name, public_from }) => ({ id, name, public_from: public_from.toISOString() })),
    version: publicationVersion(rows, draft, replaced),
    is_draft: isDraftPage,
    texts: { ...draft.texts },
    waiting: [...(draft.waiting ?? [])],
    collected_by: isDraftPage ? await loadCollectors(deps.db, owner, rows) : [],
    languages: locales.map((language) => {
      const ofLanguage = rows.filter((row) => row.language === language)
      const publicState = ofLanguage.find(({ id }) => standingById.get(id) === 'public')
      const changesSince = (row: Publication | undefined) =>
        isDraftPage
          ? changesInLanguage(language, {
              before: row ? asSeen(unpack(row.state)) : EMPTY,
              after: draft,
              locale: deps.locale,
            })
          : []
      const changes = changesSince(publicState)
      return {
        language,
        public_from: publicState?.public_from.toISOString() ?? null,
        by: facts.get(publicState?.id ?? 0)?.by ?? null,
        differs: changes.length > 0,
        changes,
        planned: ofLanguage
          .filter(({ id }) => standingById.get(id) === 'planned')
          .toReversed()
          .map((row) => ({
            id: row.id,
            public_from: row.public_from.toISOString(),
            made_at: row.saved_at.toISOString(),
            release: facts.get(row.id)?.release ?? null,
            differs: changesSince(row).length > 0,
          })),
      }
    }),
  }
}

/** The stored texts that publishing the draft would replace; the back office may have changed them meanwhile. */
async function loadReplacedTexts(db: Db, owner: SectionOwner, draft: PageSnapshot): Promise<PageTexts> {
  const { waiting = [] } = draft
  const stored = waiting.length > 0 ? await loadPageTexts(db, owner) : {}
  return Object.fromEntries(waiting.map((name) => [name, stored[name] ?? '']))
}

type Seen = { version: string | undefined; rows: readonly Publication[]; draft: PageSnapshot }

/** Throws `conflict` when the page, its publications or the texts to replace are no longer those of `version`. */
export async function requireSeenState(
  deps: Reading & { db: Tx },
  owner: SectionOwner,
  { version, rows, draft }: Seen,
): Promise<void> {
  if (version === undefined) return
  if (version === publicationVersion(rows, draft, await loadReplacedTexts(deps.db, owner, draft))) return
  throw new AppError('conflict', {
    message: `${owner.content_type} ${owner.object_id} has changed`,
    current: await getPagePublication(deps, owner),
  })
}

function publicationVersion(rows: readonly Publication[], draft: PageSnapshot, replaced: PageTexts): string {
  const last = Math.max(0, ...rows.map(({ id }) => id))
  const seen = createHash('sha256').update(pack(draft)).update(JSON.stringify(replaced))
  return `${last}.${seen.digest('base64url').slice(0, 12)}`
}

/** Names of those who have saved since the last publication, the first one first. */
async function loadCollectors(db: Db, owner: SectionOwner, rows: readonly Publication[]): Promise<string[]> {
  const last = Math.max(0, ...rows.map(({ saved_at }) => saved_at.getTime()))
  const saves = await db
    .select({ account: user.id, name: user.name })
    .from(pageStates)
    .innerJoin(user, eq(user.id, pageStates.saved_by))
    .where(and(savedStates(owner), gte(pageStates.saved_at, new Date(last))))
    .orderBy(asc(pageStates.id))
  return [...new Map(saves.map(({ account, name }) => [account, name])).values()]
}

/** The account that published a state, and the release that it is part of. */
async function loadFacts(db: Db, publications: readonly Publication[]) {
  if (publications.length === 0) return new Map<number, never>()
  const rows = await db
    .select({ id: pageStates.id, by: user.name, release: { id: releases.id, name: releases.name } })
    .from(pageStates)
    .leftJoin(user, eq(user.id, pageStates.saved_by))
    .leftJoin(releases, eq(releases.id, pageStates.release_id))
    .where(
      inArray(
        pageStates.id,
        publications.map(({ id }) => id),
      ),
    )
  return new Map(rows.map((row) => [row.id, row]))
}
