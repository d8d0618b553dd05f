import type { Locale } from '#config'

/** The longest that a link to a preview can be good for, and how long it is when nothing is said. */
export const MAX_PREVIEW_LINK_DAYS = 60
export const DEFAULT_PREVIEW_LINK_DAYS = 7

const paths: Record<Locale, string> = { de: 'vorschau', en: 'preview' }

/** Where a page is shown to whoever has this token. */
export function previewUrl(locale: Locale, token: string): string {
  return `/${locale}/${paths[locale]}/${token}`
}

/** As a route's pattern, `:token` in the place of the token. */
export function previewPattern(locale: Locale): string {
  return `${locale}/${paths[locale]}/:token`
}

/** Whether a page of the tree with this path, without its language, would never be found because previews have its address. */
export function isPreviewPath(locale: Locale, path: string): boolean {
  return path.split('/')[0] === paths[locale]
}

const ADDRESS = /^\/(?:de\/vorschau|en\/preview|(?:de|en)\/pageeditor-api\/preview)\/([^/]+)/

/** The token that an address carries, of the page or of the call that it makes; null for every other address. */
export function readPreviewToken(pathname: string): string | null {
  return ADDRESS.exec(pathname)?.[1]?.replace(/\.data$/, '') ?? null
}

/** An address as it may be written down: whoever reads a log shall not open what it tells of. */
export function redactPreviewToken(pathname: string): string {
  const token = readPreviewToken(pathname)
  return token === null ? pathname : pathname.replace(token, '…')
}
