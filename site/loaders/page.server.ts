import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Locale } from '#config'
import type { User } from '#contract/account.ts'
import { AppError } from '#contract/errors.ts'
import { readPreviewToken } from '#contract/links/preview-link.ts'
import { otherLocale } from '#contract/locale.ts'
import { hasEditParam } from '#contract/page/edit-query.ts'
import { declaredPageParams, splitDeclaredQuery } from '#contract/page/page-query.ts'
import { getPage, getPreview, getRedirect, type Page } from '#contract/page/pages.ts'
import type { ModuleRecord, Section, VisibilityFields } from '#contract/page/sections.ts'
import type { SectionOwnerType } from '#model/define-type.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { settingsVisibilityState } from '#model/visibility-settings.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { backendContext } from '../context.ts'
import { preservedQuery } from '../edit-mode.ts'
import { errorStatus } from '../errors/error-status.ts'
import { bindFiguresDeep } from '../format/bind-figures.ts'
import { hyphenate } from '../format/hyphenation.server.ts'
import { mapStringsDeep } from '../format/map-strings-deep.ts'
import { memoisePerResponse } from '../format/memoise-per-response.server.ts'
import { markPriceLists } from '../format/prices.ts'
import type { ListPart } from '../head.ts'
import { readPageNumber } from '../lists/read-page-number.ts'
import { localeOfPath, pathWithoutLocale } from '../locale.ts'
import { callOrNull, type LoaderArgs } from './backend.server.ts'
import { hyphenateField } from './hyphenate-field.server.ts'

export type PageData = {
  page: Page
  locale: Locale
  origin: string
  editor: User | null
  linkedData?: string
} & ListPart

/** The page of a URL; throws a redirect or 404. */
export async function loadPage(args: LoaderArgs): Promise<PageData> {
  const { url, context } = args
  const locale = localeOfPath(url.pathname)
  const page = await loadPageOnce(args)
  if (!page) throw await redirectOrNotFound(args)
  const canonical = page.urls[locale]
  if (decodeURI(url.pathname) !== decodeURI(canonical)) throw redirect(canonical + preservedQuery(url.search), 301)
  const { viewer, origin, now } = context.get(backendContext)
  const mayEdit = viewer?.writes.includes(resourceForSectionOwner(page.container.content_type as SectionOwnerType))
  const editor = hasEditParam(url.search) && mayEdit ? viewer : null
  const visiblePage = viewer && !editor ? { ...page, modules: visibleSections(page.modules, now) } : page
  return { page: editor ? visiblePage : readyToBreak[locale](visiblePage), locale, origin, editor, ...listPartOf(url) }
}

function listPartOf({ pathname, search }: URL): ListPart {
  const { read } = splitDeclaredQuery(search, declaredPageParams(pathname))
  const query = new URLSearchParams(read)
  return {
    listPage: readPageNumber(query),
    isNarrowed: [...query].some(([name, value]) => name !== 'page' && value !== ''),
  }
}

/** Hyphenation and non-breaking figures; never for an editor, who would save them. Easy Read has no hyphenation. */
const readyToBreak = {
  de: memoisePerResponse(hyphenator('de')),
  en: memoisePerResponse(hyphenator('en')),
} satisfies Record<Locale, unknown>

function hyphenator(locale: Locale): (page: Page) => Page {
  return (page) => {
    const boundPage = bindFiguresDeep({ ...page, modules: mapStringsDeep(page.modules, markPriceLists) })
    return page.edition === 'easy' ? boundPage : hyphenatePage(boundPage, locale)
  }
}

/** Loads the page and other data in parallel; a redirect or 404 of the page takes precedence. */
export async function loadPageWith<T>(args: LoaderArgs, load: () => Promise<T>): Promise<[PageData, T]> {
  const loading = load()
  loading.catch(() => undefined)
  return [await loadPage(args), await loading]
}

/** One request per language and path (spec §4), shared by the loaders of a page. */
export function loadPageOnce({ url, context }: Pick<LoaderArgs, 'url' | 'context'>): Promise<Page | null> {
  const requests = pages.get(context) ?? new Map<string, Promise<Page | null>>()
  pages.set(context, requests)
  const request = requests.get(url.pathname) ?? askForPage({ url, context })
  requests.set(url.pathname, request)
  return request
}

const pages = new WeakMap<Readonly<RouterContextProvider>, Map<string, Promise<Page | null>>>()

async function askForPage({ url, context }: Pick<LoaderArgs, 'url' | 'context'>): Promise<Page | null> {
  const locale = localeOfPath(url.pathname)
  try {
    const token = readPreviewToken(url.pathname)
    if (token !== null)
      return await context.get(backendContext).call<typeof getPreview>(getPreview, { params: { locale, token } })
    return await context
      .get(backendContext)
      .call<typeof getPage>(getPage, { params: { locale, path: decodeURI(pathWithoutLocale(url.pathname)) } })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const status = errorStatus(error)
    // spec §8: a failed page call is a missing page. A server failure keeps its status for caches and search engines.
    if (status < 500 && status !== 429) return null
    throw data({ code: error.code, isPageFailure: true }, { status })
  }
}

/**
 * spec §2: a 404 first tries the redirect lookup; its errors are ignored (spec §7). Then the lower-case path, as all of
 * ours are.
 */
async function redirectOrNotFound(args: LoaderArgs) {
  const { pathname, search } = args.url
  const match = await callOrNull(args, getRedirect, {
    params: { locale: localeOfPath(pathname), path: decodeURI(pathWithoutLocale(pathname)) },
  })
  const target = match?.new_path ?? (await urlInSmallLetters(args))
  return target
    ? redirect(withQuery(target, preservedQuery(search)), 301)
    : data({ code: 'not_found' }, { status: 404 })
}

async function urlInSmallLetters({ url, context }: LoaderArgs): Promise<string | null> {
  const lowerCasePath = decodeURI(url.pathname).toLowerCase()
  if (lowerCasePath === decodeURI(url.pathname)) return null
  const page = await loadPageOnce({ url: new URL(lowerCasePath, url), context })
  return page?.urls[localeOfPath(lowerCasePath)] ?? null
}

/** Keeps the requested query, encoded for a header. */
function withQuery(newPath: string, search: string): string {
  const base = 'http://here.invalid'
  const target = new URL(newPath, base)
  target.search = [target.search.slice(1), search.slice(1)].filter(Boolean).join('&')
  return target.origin === base ? target.pathname + target.search + target.hash : target.href
}

/** Sections visible at this time; editors get all, with their visibility settings. */
function visibleSections(sections: readonly Section[], now: Date): Section[] {
  const isShown = ({ showing, until_date }: VisibilityFields) =>
    !showing || settingsVisibilityState(showing, { dateEnd: until_date?.end ?? null, now }).is === 'online'
  const visibleModules = (records: ModuleRecord[]): ModuleRecord[] =>
    records
      .filter(isShown)
      .map((record) => (record.children ? { ...record, children: visibleModules(record.children) } : record))
  return sections.filter(isShown).map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({ ...column, children: visibleModules(column.children) })),
  }))
}

/** Hyphenates headings of the page and its modules; never for an editor, who would save the soft hyphens. */
function hyphenatePage(page: Page, locale: Locale): Page {
  return {
    ...hyphenateField(page, 'headline', locale),
    modules: page.modules.map((section) => hyphenateSection(section, locale)),
  }
}

function hyphenateSection(section: Section, locale: Locale): Section {
  const columns = section.columns.map((column) => ({
    ...column,
    children: column.children.map((record) => hyphenateModule(record, locale)),
  }))
  return { ...section, columns }
}

function hyphenateModule(record: ModuleRecord, locale: Locale): ModuleRecord {
  const field = moduleKinds.get(record.kind)?.heading ?? ''
  const text = record[field]
  const language = record.fallback.includes(field) ? otherLocale(locale) : locale
  return {
    ...record,
    ...(typeof text === 'string' ? { [field]: hyphenate(text, language) } : {}),
    ...(record.children ? { children: record.children.map((child) => hyphenateModule(child, locale)) } : {}),
  }
}
