import type { Locale } from '#config'
import { parseReference } from '#contract/links/links.ts'
import { matchScreen, parseId } from '#contract/links/urls.ts'
import { contentTypes } from '#model/types.ts'

/** The reference type behind the id in a page's URL. */
const screenTargets = new Map(contentTypes.map(({ page, pageRecordType, link }) => [page, pageRecordType ?? link]))

/**
 * Everything that stored content refers to: `page:3`, `image:12`, `file:4`, `color:rot`, `event-date:7` (from a date's
 * URL), `path:/de/orchester`. Reads every text, including links in rich text.
 */
export function extractReferences(value: unknown, key = ''): string[] {
  if (typeof value === 'number') return key === 'image' ? [`image:${value}`] : []
  if (typeof value === 'string')
    return key === 'color' || key === 'color_key' ? [`color:${value}`] : getReferences(value)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => extractReferences(inner, name))
}

function getReferences(text: string): string[] {
  const links = text.includes('href="') ? [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href) : [text]
  return links.flatMap((link) => findReference(link) ?? [])
}

function findReference(link: string): string | null {
  const reference = parseReference(link)
  if (reference) return `${reference.target}:${reference.id}`
  const [path = ''] = link.split(/[?#]/)
  const [, kind, id = ''] = /^\/(files|media)\/(\d+)\//.exec(path) ?? []
  if (kind) return parseId(id) === null ? null : `${kind === 'files' ? 'file' : 'image'}:${id}`
  const [, locale, screenPath = ''] = /^\/(de|en)(?:\/(.*))?$/.exec(path) ?? []
  if (locale !== 'de' && locale !== 'en') return null
  const match = matchScreen(locale, screenPath.replace(/\/$/, ''))
  const target = match?.params.id ? screenTargets.get(match.screen) : undefined
  return target ? `${target}:${match?.params.id}` : `path:${path.replace(/\/$/, '')}`
}

/** The reference to replace and its replacement, by reference or by path in a language. */
export type ReferenceChange = { from: string; to: string; addresses: Partial<Record<Locale, string>> }

/** The same object when there is none. Query and fragment belong to the old page and are dropped. */
export function replaceReferences<T>(value: T, name: ReferenceChange): T {
  return replaced(value, name) as T
}

function replaced(value: unknown, name: ReferenceChange): unknown {
  if (typeof value === 'string') return formatMoved(value, name)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, replaced(inner, name)])
  if (entries.every(([key, inner]) => inner === (value as Record<string, unknown>)[key])) return value
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

function formatMoved(text: string, name: ReferenceChange): string {
  if (text.includes('href="'))
    return text.replaceAll(/href="([^"]*)"/g, (_link, href: string) => `href="${movedLink(href, name)}"`)
  return movedLink(text, name)
}

function movedLink(link: string, { from, to, addresses }: ReferenceChange): string {
  if (findReference(link) !== from) return link
  if (parseReference(link)) return to
  return addresses[link.startsWith('/en') ? 'en' : 'de'] || link
}
