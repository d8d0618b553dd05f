import type { Locale } from '#config'

/** Paths of print pages without the language; not in the sitemap. */
export const printPaths = {
  evening: { de: 'druck/abend/{of}', en: 'print/evening/{of}' },
  month: { de: 'druck/monat/{of}', en: 'print/month/{of}' },
  season: { de: 'druck/saison/{of}', en: 'print/season/{of}' },
  courses: { de: 'druck/kurse', en: 'print/courses' },
} as const satisfies Record<string, Record<Locale, string>>

export type PrintName = keyof typeof printPaths

export function printUrl(name: PrintName, locale: Locale, of: string | number = ''): string {
  return `/${locale}/${printPaths[name][locale].replace('{of}', String(of))}`
}
