import { eq } from 'drizzle-orm'
import { locales } from '#config'
import type { PagePublication } from '#contract/page/publications.ts'
import type { DbOrTx } from '#server/db/connect.ts'
import type { Deps } from '#server/services/deps.ts'
import * as pageTexts from '#server/services/page-states/drafts/page-texts.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { updateRecord } from '#server/services/resources/engine.ts'
import { mergeTexts } from '#server/services/resources/values.ts'
import type { PageTexts } from '#server/services/type-hooks.ts'
import { pages } from './table.ts'

/** Texts that are part of a page's draft and its versions. */
const fields = ['title', 'headline', 'meta_description'] as const

type TextBody = Readonly<Record<string, unknown>>

export async function savePageTexts(
  deps: Deps,
  { object_id, texts, before }: { object_id: number; texts: TextBody; before: TextBody },
): Promise<PagePublication> {
  const owner = { content_type: 'page' as const, object_id }
  const [row] = await deps.db.select().from(pages).where(eq(pages.id, object_id))
  // Refuses what the record would refuse, also while it waits.
  if (row) mergeTexts(requireResource('pages'), texts, row)
  return pageTexts.savePageTexts(deps, { owner, texts: flatten(texts), before: flatten(before) })
}

export async function readPageTexts(db: DbOrTx, id: number): Promise<PageTexts | null> {
  const { title, headline, meta_description } = pages
  const [row] = await db.select({ title, headline, meta_description }).from(pages).where(eq(pages.id, id))
  return row ? flatten(row) : null
}

export async function writePageTexts(deps: Deps, id: number, texts: PageTexts): Promise<void> {
  const body = fields.map((field) => {
    const written = locales.map((locale) => [locale, texts[`${field}.${locale}`]])
    return [field, Object.fromEntries(written.filter(([, text]) => text !== undefined))]
  })
  await updateRecord(deps, requireResource('pages'), { id, body: Object.fromEntries(body) })
}

/** The row with these texts in place of the stored ones. */
export function withTexts<Row extends Pick<typeof pages.$inferSelect, (typeof fields)[number]>>(
  row: Row,
  texts: PageTexts,
): Row {
  const replaced = fields.map((field) => [
    field,
    Object.fromEntries(locales.map((locale) => [locale, texts[`${field}.${locale}`] ?? row[field][locale]])),
  ])
  return { ...row, ...Object.fromEntries(replaced) }
}

function flatten(body: TextBody): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      locales.flatMap((locale) => {
        const text: unknown = Object(body[field])[locale]
        return typeof text === 'string' ? [[`${field}.${locale}`, text]] : []
      }),
    ),
  )
}
