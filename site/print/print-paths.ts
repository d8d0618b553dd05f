import type { Locale } from '#config'

/** Without the language; the sitemap leaves these beginnings out. */
type PrintPath = { de: `druck/${string}`; en: `print/${string}` }

/** Paths of a content type's printed sheets: `content/<type>/print/paths.ts`, with a route file beside it for each. */
export type PrintPaths = Readonly<Record<string, PrintPath>>

export function printUrl(path: PrintPath, locale: Locale, id: string | number = ''): string {
  return `/${locale}/${path[locale].replace('{of}', String(id))}`
}
