import { eq } from 'drizzle-orm'
import { locales } from '#config'
import type { DbOrTx } from '#server/db/connect.ts'
import type { PageTexts } from '#server/services/type-hooks.ts'
import { pages } from './table.ts'

/** Texts that are part of a page's draft and its versions. */
const fields = ['title', 'headline', 'meta_description'] as const

export type TextBody = Readonly<Record<string, unknown>>

export async function readPageTexts(db: DbOrTx, id: number): Promise<PageTexts | null> {
  const { title, headline, meta_description } = pages
  const [row] = await db.select({ title, headline, meta_description }).from(pages).where(eq(pages.id, id))
  return row ? flatten(row) : null
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

export function flatten(body: TextBody): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      locales.flatMap((locale) => {
        const text: unknown = Object(body[field])[locale]
        return typeof text === 'string' ? [[`${field}.${locale}`, text]] : []
      }),
    ),
  )
}
