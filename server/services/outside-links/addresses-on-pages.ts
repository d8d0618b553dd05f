import { and, asc, eq, gt } from 'drizzle-orm'
import type { Reader } from '#server/db/connect.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { alive } from '../sections/load.ts'

const AT_ONCE = 500
/** More would be nobody's website. */
const ADDRESSES_MAX = 5000
const URL_MAX = 2000

/** The addresses of other websites that modules lead to, each once and without what is behind `#`. */
export async function outsideAddresses(db: Reader): Promise<string[]> {
  const found = new Set<string>()
  for (let after = 0; found.size < ADDRESSES_MAX; ) {
    const rows = await db
      .select({ id: modules.id, data: modules.data })
      .from(modules)
      .innerJoin(sections, and(eq(sections.id, modules.section_id), alive.sections))
      .where(and(gt(modules.id, after), alive.modules))
      .orderBy(asc(modules.id))
      .limit(AT_ONCE)
    for (const { data } of rows) for (const url of addressesIn(data)) found.add(url)
    if (rows.length < AT_ONCE) break
    after = rows.at(-1)?.id ?? after
  }
  return [...found].slice(0, ADDRESSES_MAX)
}

/** In both languages: what a link field holds, and the links in texts. */
function addressesIn({ link, ...data }: Record<string, unknown>): string[] {
  const inTexts = textsIn(data).flatMap((text) => [...text.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')))
  return [...textsIn(link), ...inTexts].map((href) => href.replace(/#.*$/, '')).filter((href) => /^https?:\/\//.test(href) && href.length <= URL_MAX)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
