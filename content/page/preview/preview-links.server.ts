import { createHash, randomBytes } from 'node:crypto'
import { desc, eq, lt } from 'drizzle-orm'
import type { PreviewLink } from '#contract/admin/preview-links.ts'
import { AppError, fieldError, requireFirst } from '#contract/errors.ts'
import { MAX_PREVIEW_LINK_DAYS, previewUrl } from '#contract/links/preview-link.ts'
import type { Page } from '#contract/page/pages.ts'
import { DAY_MS } from '#contract/time/durations.ts'
import { addDays, startOfDay, toDay } from '#contract/time/local-time.ts'
import { user } from '#server/db/schema/accounts.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import { logAction } from '#server/services/audit-log/write.ts'
import { type Deps, requireSession, write } from '#server/services/deps.ts'
import { loadDraftParts } from '#server/services/sections/sections.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { asVisitor } from '#server/services/visibility/visibility.ts'
import { toPage } from '../service.ts'
import { pages, previewLinks } from '../table.ts'

const TOKEN_BYTES = 32
const MAX_LISTED_LINKS = 200
/** Expired links stay listed this long. */
const RETENTION_DAYS = 90

type LinkRow = typeof previewLinks.$inferSelect

/** The newest 200 links of one page or of all. */
export async function listPreviewLinks(
  deps: Deps,
  { page_id }: { page_id?: number | undefined },
): Promise<PreviewLink[]> {
  requireSession(deps)
  const rows = await deps.db
    .select({ link: previewLinks, title: pages.title, by: user.name })
    .from(previewLinks)
    .innerJoin(pages, eq(pages.id, previewLinks.page_id))
    .leftJoin(user, eq(user.id, previewLinks.created_by))
    .where(page_id === undefined ? undefined : eq(previewLinks.page_id, page_id))
    .orderBy(desc(previewLinks.id))
    .limit(MAX_LISTED_LINKS)
  return rows.map(({ link, title, by }) => toLink(deps, link, { title: textInLocale(title, deps.locale), by }))
}

/** Deletes links and the notes with names three months after their end. */
export async function deleteExpiredPreviewLinks({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(previewLinks).where(lt(previewLinks.until, new Date(now().getTime() - RETENTION_DAYS * DAY_MS)))
}

/** A link until the end of a local day; only this answer contains its URLs. */
export async function createPreviewLink(
  deps: Deps,
  { page_id, until, note }: { page_id: number; until: string; note: string },
) {
  const viewer = requireWriter(deps, 'pages')
  const today = toDay(deps.now())
  if (until < today || until > addDays(today, MAX_PREVIEW_LINK_DAYS))
    throw fieldError('until', `day_within:${MAX_PREVIEW_LINK_DAYS}`, `a preview until ${until}`)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return write(deps, async (inner) => {
    const [page] = await inner.db
      .select({ title: pages.title, type: pages.content_type })
      .from(pages)
      .where(eq(pages.id, page_id))
    if (!page || page.type === 'link') throw fieldError('page_id', 'unknown_reference', `no page ${page_id}`)
    const [row] = await inner.db
      .insert(previewLinks)
      .values({
        page_id,
        token_hash: getHash(token),
        until: startOfDay(addDays(until, 1)),
        note,
        created_at: deps.now(),
        created_by: viewer.id,
      })
      .returning()
    if (!row) throw new Error('an insert returned no row')
    await logAction(inner, { act: 'created', resource: 'preview-links', record_id: row.id, title: page.title })
    const link = toLink(deps, row, { title: textInLocale(page.title, deps.locale), by: viewer.name })
    return { ...link, urls: { de: previewUrl('de', token), en: previewUrl('en', token) } }
  })
}

/** Idempotent: an expired or revoked link stays as it is. */
export async function revokePreviewLink(deps: Deps, id: number): Promise<void> {
  requireWriter(deps, 'pages')
  await write(deps, async (inner) => {
    const row = requireFirst(
      await inner.db.select().from(previewLinks).where(eq(previewLinks.id, id)),
      `preview link ${id}`,
    )
    if (row.revoked_at !== null) return
    await inner.db.update(previewLinks).set({ revoked_at: deps.now() }).where(eq(previewLinks.id, id))
    const [page] = await inner.db.select({ title: pages.title }).from(pages).where(eq(pages.id, row.page_id))
    await logAction(inner, { act: 'deleted', resource: 'preview-links', record_id: id, ...page })
  })
}

/** Shows that one page as visitors will see it. Does not say why a token is invalid. */
export async function getPreview(deps: Deps, token: string): Promise<Page> {
  const [match] = await deps.db
    .select({ link: previewLinks, page: pages })
    .from(previewLinks)
    .innerJoin(pages, eq(pages.id, previewLinks.page_id))
    .where(eq(previewLinks.token_hash, getHash(token)))
  if (!match || getState(deps, match.link) !== 'good') throw new AppError('not_found', { message: 'no such preview' })
  const page = await toPage(asVisitor(deps), match.page, loadDraftParts)
  return {
    ...page,
    is_online: true,
    urls: { de: previewUrl('de', token), en: previewUrl('en', token) },
    preview_until: match.link.until.toISOString(),
  }
}

function toLink(
  deps: Pick<Deps, 'now'>,
  row: LinkRow,
  { title, by }: { title: string; by: string | null },
): PreviewLink {
  const { id, page_id, note, until, created_at } = row
  const times = { until: until.toISOString(), created_at: created_at.toISOString() }
  return { id, page: { id: page_id, title }, note, ...times, created_by: by, state: getState(deps, row) }
}

function getState({ now }: Pick<Deps, 'now'>, { revoked_at, until }: LinkRow): PreviewLink['state'] {
  if (revoked_at !== null) return 'revoked'
  return until <= now() ? 'over' : 'good'
}

function getHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
