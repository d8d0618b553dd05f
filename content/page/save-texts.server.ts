import { eq } from 'drizzle-orm'
import type { PagePublication } from '#contract/page/publications.ts'
import type { Deps } from '#server/services/deps.ts'
import * as pageTexts from '#server/services/page-states/drafts/page-texts.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { mergeTexts } from '#server/services/resources/values.ts'
import { pages } from './table.ts'
import { flatten, type TextBody } from './texts.server.ts'

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
