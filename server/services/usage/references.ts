import { contentTypes } from '#content/types.ts'
import { parseReference } from '#contract/links.ts'
import { matchScreen, parseId } from '#contract/urls.ts'

/** What the id in the address of a page names. */
const screenTargets = new Map(contentTypes.map(({ page, pageOf, link }) => [page, pageOf ?? link]))

/**
 * Everything that stored content refers to, as words such as `page:3`, `image:12`, `file:4`, `color:rot`, `event-date:7`
 * (by the address of a date) and `path:/de/orchester` (by the address of a page). It looks into every text, also into the
 * links of rich text. `value` is a row's columns or a module's data.
 */
export function referencesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'number') return key === 'image' ? [`image:${value}`] : []
  if (typeof value === 'string') return key === 'color' || key === 'color_key' ? [`color:${value}`] : referencesOf(value)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => referencesIn(inner, name))
}

function referencesOf(text: string): string[] {
  const links = text.includes('href="') ? [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href) : [text]
  return links.flatMap((link) => referenceOf(link) ?? [])
}

function referenceOf(link: string): string | null {
  const reference = parseReference(link)
  if (reference) return `${reference.target}:${reference.id}`
  const [path = ''] = link.split(/[?#]/)
  const [, kind, id = ''] = /^\/(files|media)\/(\d+)\//.exec(path) ?? []
  if (kind) return parseId(id) === null ? null : `${kind === 'files' ? 'file' : 'image'}:${id}`
  const [, locale, rest = ''] = /^\/(de|en)(?:\/(.*))?$/.exec(path) ?? []
  if (locale !== 'de' && locale !== 'en') return null
  const found = matchScreen(locale, rest.replace(/\/$/, ''))
  const target = found?.params.id ? screenTargets.get(found.screen) : undefined
  return target ? `${target}:${found?.params.id}` : `path:${path.replace(/\/$/, '')}`
}
