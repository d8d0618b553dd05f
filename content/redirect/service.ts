import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Locale } from '#config'
import { AppError, fieldError } from '#contract/errors.ts'
import { prepared } from '#server/db/prepared.ts'
import { isReservedPath, normalisePath } from '#server/pages/site-paths.ts'
import type { Deps, TxDeps } from '#server/services/deps.ts'
import { asVisitor } from '#server/services/visibility/visibility.ts'
import { requirePage } from '../page/service.ts'
import { keyOfPath, smallPath } from './paths.server.ts'
import { redirects } from './table.ts'
import { repointRedirects } from './write-redirects.server.ts'

const uncounted = new Map<number, number>()

const selectFrom = prepared((db) => {
  const { id, old_path, new_path } = redirects
  return db
    .select({ id, old_path, new_path })
    .from(redirects)
    .where(
      or(
        inArray(old_path, [sql.placeholder('localised'), sql.placeholder('plain')]),
        inArray(redirects.sort_text, [sql.placeholder('localisedKey'), sql.placeholder('plainKey')]),
      ),
    )
})

/**
 * The redirect of a path that was not found (spec §2, error page); paths of an older website have no language. Ignores a
 * trailing slash, and case unless two paths differ by it alone.
 */
export async function findRedirect(
  { db }: Pick<Deps, 'db'>,
  { locale, path }: { locale: Locale; path: string },
): Promise<string | null> {
  const [localised, withoutLocale] = [normalisePath(`/${locale}/${path}`), normalisePath(`/${path}`)]
  const rows = await selectFrom(db, {
    localised,
    plain: withoutLocale,
    localisedKey: keyOfPath(localised),
    plainKey: keyOfPath(withoutLocale),
  })
  const row =
    rows.find(({ old_path }) => old_path === localised) ??
    rows.find(({ old_path }) => old_path === withoutLocale) ??
    rows.find(({ old_path }) => smallPath(old_path) === smallPath(localised)) ??
    rows.find(({ old_path }) => smallPath(old_path) === smallPath(withoutLocale))
  if (!row) return null
  uncounted.set(row.id, (uncounted.get(row.id) ?? 0) + 1)
  return row.new_path
}

/** Writes the buffered hits. Batched, because SQLite cannot tell this write from one that changes pages. */
export async function flushRedirectHits({ db }: Pick<Deps, 'db'>): Promise<void> {
  const hitEntries = [...uncounted]
  uncounted.clear()
  for (const [id, times] of hitEntries)
    await db
      .update(redirects)
      .set({ hits: sql`${redirects.hits} + ${times}` })
      .where(eq(redirects.id, id))
}

type Manual = { id: number; old_path: string; new_path: string }

/**
 * A manual redirect as it is stored. Refused if it could never apply (the path belongs to the website, a public page or
 * another redirect), or if it leads to itself, another redirect or nothing.
 */
export async function checkManualRedirect(deps: TxDeps, { id, ...paths }: Manual): Promise<Omit<Manual, 'id'>> {
  const old_path = normalisePath(paths.old_path)
  const new_path = paths.new_path.startsWith('/') ? paths.new_path.replace(/(.)\/$/, '$1') : paths.new_path
  if (isReservedPath(old_path)) throw refuse('old_path', 'redirect_reserved')
  const living = await findPageTitle(asVisitor(deps), old_path)
  if (living !== null) throw refuse('old_path', `redirect_live:${living}`)
  if (old_path === normalisePath(new_path)) throw refuse('new_path', 'redirect_loop')
  const [existing] = await deps.db.select({ id: redirects.id }).from(redirects).where(eq(redirects.old_path, old_path))
  if (existing && existing.id !== id) throw refuse('old_path', 'redirect_taken')
  const [next] = await deps.db
    .select({ id: redirects.id })
    .from(redirects)
    .where(eq(redirects.old_path, normalisePath(new_path)))
  if (next) throw refuse('new_path', 'redirect_chain')
  if (!(await hasTarget(deps, new_path))) throw refuse('new_path', 'target_missing')
  // Redirects to the old path are repointed to the new one, unless a page there is only offline for now.
  if ((await findPageTitle(deps, old_path)) === null) await repointRedirects(deps.db, { from: old_path, to: new_path })
  return { old_path, new_path }
}

/** External URLs are accepted unchecked; internal ones must be public. */
async function hasTarget(deps: Deps, path: string): Promise<boolean> {
  if (!path.startsWith('/') || /^\/(files|media)\//.test(path)) return true
  return /^\/(de|en)(?=$|[/?#])/.test(path) && (await findPageTitle(asVisitor(deps), path)) !== null
}

/** The title at a path for this viewer; without a language the German page, as the site answers it. */
export async function findPageTitle(deps: Deps, path: string): Promise<string | null> {
  const [, locale, pagePath = ''] = /^(?:\/(de|en)(?=$|[/?#]))?\/?([^?#]*)/.exec(path) ?? []
  try {
    return (await requirePage({ ...deps, locale: locale === 'en' ? 'en' : 'de' }, pagePath)).title
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'bad_input')) return null
    throw error
  }
}

function refuse(field: 'old_path' | 'new_path', rule: string): AppError {
  return fieldError(field, rule, `a manual redirect: ${rule}`)
}
