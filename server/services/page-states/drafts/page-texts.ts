import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { PagePublication } from '#contract/page/publications.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { withoutTracking } from '#server/db/table-tracking.ts'
import { requireSectionWriter } from '../../accounts/areas.ts'
import { type Deps, type Viewer, write } from '../../deps.ts'
import { requireResource } from '../../resources/all.ts'
import { updateRecord } from '../../resources/engine.ts'
import { requireOwner, type SectionOwner } from '../../sections/owner.ts'
import type { PageTexts } from '../../type-hooks.ts'
import { isAllPublic } from '../language-difference.ts'
import { pack, unpack } from '../pack.ts'
import { getPagePublication } from '../page-publication.ts'
import { readPageSnapshot } from '../page-snapshot.ts'
import { listPublications } from '../publications.ts'
import { isDraft, savedStates, selectPublications, standings } from '../published-snapshots.ts'
import { lockPage, saveVersion } from '../save-version.ts'
import { type PageSnapshot, waitingTexts } from '../snapshot.ts'

type Writing = Deps & { tx: Tx }
type TextChange = { owner: SectionOwner; texts: PageTexts; before: PageTexts }

/**
 * Own texts of a page: on a draft they wait to be published, otherwise they are public at once. Throws `conflict` when
 * one is no longer as in `before`.
 */
export async function savePageTexts(deps: Deps, { owner, texts, before }: TextChange): Promise<PagePublication> {
  requireSectionWriter(deps, owner.content_type)
  await write(deps, async (tx) => {
    await requireOwner(tx, owner)
    await lockPage(tx, owner)
    const draft = await readPageSnapshot(tx, owner)
    const current = draft.texts ?? {}
    if (Object.keys(texts).some((name) => current[name] !== before[name] && current[name] !== texts[name]))
      throw new AppError('conflict', {
        message: `texts of ${owner.content_type} ${owner.object_id} have changed`,
        current: await getPagePublication({ ...deps, db: tx }, owner),
      })
    if (await waitsForPublishing({ ...deps, tx }, owner, draft))
      await saveVersion({ ...deps, tx }, { ...owner, waiting: { ...waitingTexts(draft), ...texts } })
    else if (draft.waiting?.some((name) => name in texts))
      await publishTexts({ ...deps, tx }, owner, { draft: { ...draft, texts: { ...current, ...texts } }, due: texts })
    else await writeTexts({ ...deps, tx }, owner, texts)
  })
  return getPagePublication(deps, owner)
}

/** Within a write: the texts are those of a restored version. Returns the ones that wait. */
export async function restoreTexts(
  writing: Writing,
  owner: SectionOwner,
  texts: PageTexts | undefined,
): Promise<PageTexts> {
  const draft = await readPageSnapshot(writing.tx, owner)
  const waiting = waitingTexts(draft)
  if (!texts || !draft.texts) return waiting
  if (await waitsForPublishing(writing, owner, draft)) return { ...waiting, ...texts }
  const changed = Object.entries(texts).filter(([name, text]) => draft.texts?.[name] !== text)
  if (changed.length > 0) await writeTexts(writing, owner, Object.fromEntries(changed))
  return waiting
}

/** Makes these texts public. Returns the draft, in which they wait no more. */
export async function publishTexts(
  writing: Writing,
  owner: SectionOwner,
  { draft, due }: { draft: PageSnapshot; due: PageTexts },
): Promise<PageSnapshot> {
  if (Object.keys(due).length === 0) return draft
  const state = withoutWaiting(draft, due)
  const [newest] = await writing.tx
    .select({ id: pageStates.id })
    .from(pageStates)
    .where(savedStates(owner))
    .orderBy(desc(pageStates.id))
    .limit(1)
  if (newest) await withoutTracking(async () => setState(writing.tx, newest.id, state))
  await writeTexts(writing, owner, due)
  return state
}

/** Stores texts whose planned instant has come, for menus and search; the page itself shows them from that instant. */
export async function storePlannedTexts(deps: Deps): Promise<void> {
  const { id, language, public_from, saved_at } = pageStates
  const rows = await selectPublications(
    deps.db,
    and(isNotNull(language), lte(public_from, deps.now()), gt(public_from, saved_at)),
  )
  for (const row of rows.toReversed()) {
    const due = waitingTexts(unpack(row.state))
    if (Object.keys(due).length === 0) continue
    await write(deps, async (tx) => {
      await lockPage(tx, row)
      const [current] = await selectPublications(tx, eq(id, row.id))
      if (current?.state !== row.state) return
      await setState(tx, row.id, withoutWaiting(unpack(row.state), due))
      if (standings(await listPublications(tx, row), deps.now()).get(row.id) !== 'public') return
      const draft = await readPageSnapshot(tx, row)
      await publishTexts({ ...deps, viewer: asAuthor(row.saved_by), tx }, row, { draft, due })
    })
  }
}

/** The person who planned a publication, on whose behalf a job carries it out. */
function asAuthor(id: string | null): Viewer {
  return { id: id ?? '', email: '', name: '', role: 'admin', areas: [] }
}

async function waitsForPublishing({ tx, viewer, now }: Writing, owner: SectionOwner, draft: PageSnapshot) {
  if (viewer?.collects) return true
  const rows = await listPublications(tx, owner)
  return isDraft(rows) && !isAllPublic(rows, { draft, now: now() })
}

function withoutWaiting({ waiting, ...state }: PageSnapshot, due: PageTexts): PageSnapshot {
  const others = waiting?.filter((name) => due[name] !== state.texts?.[name]) ?? []
  return others.length > 0 ? { ...state, waiting: others } : state
}

async function setState(tx: Tx, id: number, state: PageSnapshot): Promise<void> {
  await tx
    .update(pageStates)
    .set({ state: pack(state) })
    .where(eq(pageStates.id, id))
}

/** Within the transaction, which informs search and caches when it ends. */
async function writeTexts({ tx, ...deps }: Writing, owner: SectionOwner, texts: PageTexts): Promise<void> {
  const inner = { updateSearchIndex: async () => {}, announceChange: async () => {}, invalidateCaches: () => {} }
  const resource = requireResource(resourceForSectionOwner(owner.content_type))
  await updateRecord({ ...deps, ...inner, db: tx as Db }, resource, { id: owner.object_id, body: toBody(texts) })
}

function toBody(texts: PageTexts): Record<string, Record<string, string>> {
  const body: Record<string, Record<string, string>> = {}
  for (const [name, text] of Object.entries(texts)) {
    const [field = '', locale = ''] = name.split('.')
    body[field] = { ...body[field], [locale]: text }
  }
  return body
}
