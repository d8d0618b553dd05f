import { eq } from 'drizzle-orm'
import type { Locale } from '#config'
import { AppError } from '#contract/errors.ts'
import type { PagePublication } from '#contract/page/publications.ts'
import { DAY_MS } from '#contract/time/durations.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import type { Tx } from '#server/db/connect.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { requireSectionWriter } from '../accounts/areas.ts'
import { logRecordChange } from '../audit-log/write.ts'
import { type Deps, requireSession, type TxDeps, write } from '../deps.ts'
import { requireOwner, type SectionOwner } from '../sections/owner.ts'
import { endDraftIfPublic } from './drafts/collecting.ts'
import { publishTexts } from './drafts/page-texts.ts'
import { MAX_CLOCK_SKEW_MS, requireFutureTime, requireNotImminent } from './imminent.ts'
import { getPagePublication, requireSeenState } from './page-publication.ts'
import { readPageSnapshot } from './page-snapshot.ts'
import { deletePublications, insertPublications, listPublications, packForLanguage } from './publications.ts'
import { isDraft, type Publication, selectPublications } from './published-snapshots.ts'
import { requireOpenRelease } from './releases.ts'
import { lockPage } from './save-version.ts'
import { waitingTexts } from './snapshot.ts'

type PublicationTime = { at: Date | null; release: number | null }
type PublishOptions = SectionOwner & {
  languages: readonly Locale[]
  version?: string | undefined
  at: string | null
  release: number | null
}

/**
 * Now, at a time or with a release; other languages stay as they are. Repeating the call changes nothing, nor does
 * publishing a page that is no draft. Throws `conflict` when the page or its publications have changed since the editor
 * saw them.
 */
export async function publish(
  deps: Deps,
  { content_type, object_id, languages, version, at, release }: PublishOptions,
): Promise<PagePublication> {
  requireSectionWriter(deps, content_type)
  const owner = { content_type, object_id }
  const planned = at === null ? null : requireFutureTime(deps, { at, field: 'at' })
  await write(deps, async (inner) => {
    const instant =
      release === null ? planned : (await requireOpenRelease(inner.db, { id: release, now: deps.now() })).public_from
    await publishIn(inner, { owner, languages, version, time: { at: instant, release } })
  })
  return getPagePublication(deps, owner)
}

async function publishIn(
  deps: TxDeps,
  {
    owner,
    languages,
    version,
    time,
  }: { owner: SectionOwner; languages: readonly Locale[]; version: string | undefined; time: PublicationTime },
): Promise<void> {
  const row = await requireOwner(deps.db, owner)
  await lockPage(deps.db, owner)
  const draft = await readPageSnapshot(deps.db, owner)
  const rows = await listPublications(deps.db, owner)
  if (!isDraft(rows)) return
  const now = deps.now()
  const fresh = languages.filter(
    (language) => !isUnchanged({ rows, language, packed: packForLanguage(draft, language), time, now }),
  )
  if (fresh.length === 0) return endDraftIfPublic(deps, owner, draft)
  await requireSeenState(deps, owner, { version, rows, draft })
  const replaced = rows.filter(
    (row) =>
      time.at !== null && fresh.includes(row.language) && row.public_from > now && row.release_id === time.release,
  )
  requireNotImminent(replaced, { now, field: 'at' })
  await deletePublications(deps.db, [...replaced, ...findReplaced(rows, now)])
  const state = time.at === null ? await publishTexts(deps, owner, { draft, due: waitingTexts(draft, fresh) }) : draft
  await insertPublications(deps.db, owner, {
    state,
    languages: fresh,
    publicFrom: (language) => time.at ?? afterImminent({ rows, language, now }),
    saved_at: now,
    saved_by: deps.viewer?.id ?? null,
    release_id: time.release,
  })
  await endDraftIfPublic(deps, owner, state)
  const changes = fresh.map((language) => ({
    field: 'published',
    language,
    from: null,
    to: time.at?.toISOString() ?? now.toISOString(),
  }))
  await logRecordChange(deps, { act: 'published', resource: resourceForSectionOwner(owner.content_type), row, changes })
}

/** Cancels a planned publication that is not imminent. */
export async function cancelPublication(deps: Deps, id: number): Promise<void> {
  requireSession(deps)
  await write(deps, async (inner) => {
    const row = await requirePublication(inner.db, id)
    requireSectionWriter(deps, row.content_type)
    await lockPage(inner.db, row)
    const current = await requirePublication(inner.db, id)
    requireNotImminent([current], { now: deps.now(), field: 'at' })
    await deletePublications(inner.db, [current])
    await endDraftIfPublic(inner, current, await readPageSnapshot(inner.db, current))
    const { content_type, language, public_from } = current
    const changes = [{ field: 'published', language, from: public_from.toISOString(), to: null }]
    await logRecordChange(inner, {
      act: 'unpublished',
      resource: resourceForSectionOwner(content_type),
      row: await requireOwner(inner.db, current),
      changes,
    })
  })
}

async function requirePublication(tx: Tx, id: number): Promise<Publication> {
  const [row] = await selectPublications(tx, eq(pageStates.id, id))
  if (!row) throw new AppError('not_found', { message: `publication ${id}` })
  return row
}

type IsSoOptions = { rows: readonly Publication[]; language: Locale; now: Date }

function isUnchanged({
  rows,
  language,
  packed,
  time,
  now,
}: IsSoOptions & { packed: string; time: PublicationTime }): boolean {
  const ofLanguage = rows.filter((row) => row.language === language)
  if (time.at === null)
    return (
      ofLanguage.find(({ public_from }) => public_from.getTime() <= now.getTime() + MAX_CLOCK_SKEW_MS)?.state === packed
    )
  return ofLanguage.some(
    (row) =>
      row.public_from.getTime() === time.at?.getTime() && row.release_id === time.release && row.state === packed,
  )
}

/** Now, or the instant of the last imminent publication; at equal instants the later one wins. */
function afterImminent({ rows, language, now }: IsSoOptions): Date {
  const limit = now.getTime() + MAX_CLOCK_SKEW_MS
  const instants = rows
    .filter((row) => row.language === language && row.public_from.getTime() <= limit)
    .map(({ public_from }) => public_from.getTime())
  return new Date(Math.max(now.getTime(), ...instants))
}

/** Publications replaced so long ago that no process still shows them, despite clock skew. */
function findReplaced(rows: readonly Publication[], now: Date): Publication[] {
  const edge = new Date(now.getTime() - DAY_MS)
  return rows.filter((row, index) =>
    rows.slice(0, index).some((later) => later.language === row.language && later.public_from <= edge),
  )
}
