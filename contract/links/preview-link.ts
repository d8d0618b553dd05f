import type { Locale } from '#config'

/** The maximum and default validity. */
export const MAX_PREVIEW_LINK_DAYS = 60
export const DEFAULT_PREVIEW_LINK_DAYS = 7

const paths: Record<Locale, string> = { de: 'vorschau', en: 'preview' }

export function previewUrl(locale: Locale, token: string): string {
  return `/${locale}/${paths[locale]}/${token}`
}

/** As a route pattern with `:token`. */
export function previewPattern(locale: Locale): string {
  return `${locale}/${paths[locale]}/:token`
}

/** Whether a page with this path, without its language, would be shadowed by the preview route. */
export function isPreviewPath(locale: Locale, path: string): boolean {
  return path.split('/')[0] === paths[locale]
}

const ADDRESS = /^\/(?:de\/vorschau|en\/preview|(?:de|en)\/pageeditor-api\/preview)\/([^/]+)/

/** The token in the URL of a preview page or its call; null for other URLs. */
export function readPreviewToken(pathname: string): string | null {
  return ADDRESS.exec(pathname)?.[1]?.replace(/\.data$/, '') ?? null
}

/** For logs, which must not contain valid links. */
export function redactPreviewToken(pathname: string): string {
  const token = readPreviewToken(pathname)
  return token === null ? pathname : pathname.replace(token, '…')
}
