import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { partialBody } from '#contract/common.ts'
import { AppError, fieldError } from '#contract/errors.ts'
import type { PagePublication } from '#contract/page/publications.ts'
import type { Tx } from '#server/db/connect.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { withoutTracking } from '#server/db/table-tracking.ts'
import { parseInput } from '#server/http/parse.ts'
import { requireSectionWriter, requireWriter } from '../../accounts/areas.ts'
import { type Deps, type TxDeps, type Viewer, write } from '../../deps.ts'
import { requireResource } from '../../resources/all.ts'
import { updateRecord } from '../../resources/engine.ts'
import { mergeTexts } from '../../resources/values.ts'
import { requireOwner, type SectionOwner } from '../../sections/owner.ts'
import { isAllPublic } from '../language-difference.ts'
import { pack, unpack } from '../pack.ts'
import { getPagePublication } from '../page-publication.ts'
import { readPageSnapshot } from '../page-snapshot.ts'
import { listPublications } from '../publications.ts'
import { isDraft, savedStates, selectPublications, standings } from '../published-snapshots.ts'
import { lockPage, saveVersion } from '../save-version.ts'
import { type PageSnapshot, waitingTexts } from '../snapshot.ts'
import { groupByRecord, type PageTexts } from './record-texts.ts'

type TextChange = { owner: SectionOwner; texts: readonly { name: string; text: string; before: string }[] }

/**
 * Texts of a page: on a draft they wait to be published, otherwise they are public at once. Throws `conflict` when one
 * is no longer as in `before`, and `bad_input` for what its record would refuse.
 */
export async function savePageTexts(deps: Deps, { owner, texts: changes }: TextChange): Promise<PagePublication> {
  requireSectionWriter(deps, owner.content_type)
  await write(deps, async (inner) => {
    await requireOwner(inner.db, owner)
    await lockPage(inner.db, owner)
    const draft = await readPageSnapshot(inner.db, owner)
    const current = draft.texts ?? {}
    const texts = parseTexts(deps, owner, {
      texts: Object.fromEntries(changes.map(({ name, text }) => [name, text])),
      current,
    })
    if (changes.some(({ name, before }) => current[name] !== before && current[name] !== texts[name]))
      throw new AppError('conflict', {
        message: `texts of ${owner.content_type} ${owner.object_id} have changed`,
        current: await getPagePublication(inner, owner),
      })
    if (await waitsForPublishing(inner, owner, draft))
      await saveVersion(inner, { ...owner, waiting: { ...waitingTexts(draft), ...texts } })
    else if (draft.waiting?.some((name) => name in texts))
      await publishTexts(inner, owner, { draft: { ...draft, texts: { ...current, ...texts } }, due: texts })
    else {
      await writeTexts(inner, owner, texts)
      await saveVersion(inner, owner)
    }
  })
  return getPagePublication(deps, owner)
}

/** As their records would store them; `current` are all texts of the page. */
function parseTexts(
  deps: Deps,
  owner: SectionOwner,
  { texts, current }: { texts: PageTexts; current: PageTexts },
): PageTexts {
  const unknown = Object.keys(texts).find((name) => !Object.hasOwn(current, name))
  if (unknown !== undefined) throw fieldError('texts', 'unknown_field', `no text ${unknown}`)
  const stored = groupByRecord(owner, current)
  const parsed = groupByRecord(owner, texts).flatMap(({ resource, id, prefix, texts: own, body }) => {
    requireWriter(deps, resource)
    const fields = parseInput(partialBody(resourceBodies[resource]), body)
    const before = stored.find((each) => each.resource === resource && each.id === id)?.body ?? {}
    const merged = mergeTexts(requireResource(resource), fields, before)
    return Object.keys(own).map((name) => [`${prefix}${name}`, readText(merged, name)] as const)
  })
  return Object.fromEntries(parsed)
}

function readText(fields: Record<string, unknown>, name: string): string {
  const [field = '', locale] = name.split('.')
  return String(locale ? Object(fields[field])[locale] : fields[field])
}

/** Within a write: the texts are those of a restored version. Returns the ones that wait. */
export async function restoreTexts(
  writing: TxDeps,
  owner: SectionOwner,
  texts: PageTexts | undefined,
): Promise<PageTexts> {
  const draft = await readPageSnapshot(writing.db, owner)
  const waiting = waitingTexts(draft)
  if (!texts || !draft.texts) return waiting
  if (await waitsForPublishing(writing, owner, draft)) return { ...waiting, ...texts }
  const changed = Object.entries(texts).filter(([name, text]) => (draft.texts?.[name] ?? text) !== text)
  if (changed.length > 0) await writeTexts(writing, owner, Object.fromEntries(changed))
  return waiting
}

/** Makes these texts public. Returns the draft, in which they wait no more. */
export async function publishTexts(
  writing: TxDeps,
  owner: SectionOwner,
  { draft, due }: { draft: PageSnapshot; due: PageTexts },
): Promise<PageSnapshot> {
  if (Object.keys(due).length === 0) return draft
  const state = withoutWaiting(draft, due)
  const [newest] = await writing.db
    .select({ id: pageStates.id })
    .from(pageStates)
    .where(savedStates(owner))
    .orderBy(desc(pageStates.id))
    .limit(1)
  if (newest) await withoutTracking(async () => setState(writing.db, newest.id, state))
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
    await write(deps, async (inner) => {
      await lockPage(inner.db, row)
      const [current] = await selectPublications(inner.db, eq(id, row.id))
      if (current?.state !== row.state) return
      await setState(inner.db, row.id, withoutWaiting(unpack(row.state), due))
      if (standings(await listPublications(inner.db, row), deps.now()).get(row.id) !== 'public') return
      const draft = await readPageSnapshot(inner.db, row)
      await publishTexts({ ...inner, viewer: asAuthor(row.saved_by) }, row, { draft, due })
    })
  }
}

/** The person who planned a publication, on whose behalf a job carries it out. */
function asAuthor(id: string | null): Viewer {
  return { id: id ?? '', email: '', name: '', role: 'admin', areas: [] }
}

async function waitsForPublishing({ db, viewer, now }: TxDeps, owner: SectionOwner, draft: PageSnapshot) {
  if (viewer?.collects) return true
  const rows = await listPublications(db, owner)
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

async function writeTexts(deps: TxDeps, owner: SectionOwner, texts: PageTexts): Promise<void> {
  for (const { resource, id, body } of groupByRecord(owner, texts))
    await updateRecord(deps, requireResource(resource), { id, body })
}
