import type { Locale } from '#config'
import type { Screen } from '#model/define-type.ts'
import { screens } from '#model/types.ts'

export type ScreenParams = { slug?: string; id?: number; type?: string; season?: string; month?: string }

export const personTypes = ['instructor', 'soloist', 'employee'] as const
export type PersonType = (typeof personTypes)[number]

/** The absolute path of a screen, e.g. `/de/konzerte/mahlers-fuenfte/12`. */
export function screenUrl(screen: Screen, locale: Locale, params: ScreenParams = {}): string {
  const path = screens[screen][locale].replace(/\{(\w+)\}/g, (_, name: keyof ScreenParams) =>
    encodeURIComponent(String(params[name])),
  )
  return pageUrl(locale, path)
}

/** With placeholders, as an endpoint's path. */
export function screenPattern(screen: Screen, locale: Locale): string {
  return pageUrl(locale, screens[screen][locale])
}

/** A record's URL in both languages; `params` are the screen's other parameters. */
export function screenUrls(
  screen: Screen,
  row: Readonly<Record<string, unknown>>,
  params: Omit<ScreenParams, 'slug'> = {},
): Record<Locale, string> {
  const urlIn = (locale: Locale) =>
    screenUrl(screen, locale, { id: Number(row.id), ...params, slug: String(row[`slug_${locale}`]) })
  return { de: urlIn('de'), en: urlIn('en') }
}

/** `pageUrl('de', 'impressum')` is `/de/impressum`. */
export function pageUrl(locale: Locale, path: string): string {
  return path === '' ? `/${locale}` : `/${locale}/${path}`
}

export type ScreenMatch = { screen: Screen; params: Record<string, string> }

/** The screen of a path; null for the generic pages. */
export function matchScreen(locale: Locale, path: string): ScreenMatch | null {
  const parts = path.split('/')
  for (const screen of Object.keys(screens) as Screen[]) {
    const pattern = screens[screen][locale].split('/')
    if (pattern.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = pattern.every((segment, index) => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1]
      if (name) params[name] = parts[index] ?? ''
      return name ? parts[index] !== '' : segment === parts[index]
    })
    if (fits) return { screen, params }
  }
  return null
}

/** A positive integer in canonical form, else null: `12` yes, `012`, `1e3`, `-1` no. */
export function parseId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null
}
