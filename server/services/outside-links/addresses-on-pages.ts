import { asc, eq, gt } from 'drizzle-orm'
import { addressesIn } from '#contract/addresses-in.ts'
import type { Reader } from '#server/db/connect.ts'
import { modules, sections } from '#server/db/schema/sections.ts'

const AT_ONCE = 500

/** The addresses of other websites that modules lead to, with repetitions. */
export async function* addressesOnPages(db: Reader): AsyncGenerator<string> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows: { id: number; data: Record<string, unknown> }[] = await db
      .select({ id: modules.id, data: modules.data })
      .from(modules)
      .innerJoin(sections, eq(sections.id, modules.section_id))
      .where(gt(modules.id, after))
      .orderBy(asc(modules.id))
      .limit(AT_ONCE)
    for (const { data } of rows) {
      const { link, ...texts } = data
      yield* addressesIn({ links: link, texts })
    }
    after = rows.length < AT_ONCE ? undefined : rows.at(-1)?.id
  }
}
