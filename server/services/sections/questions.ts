import type { listFaq } from '#content/faq/service.ts'
import type { ModuleRecord } from '#contract/sections.ts'
import type { Questions } from '#modules/define.tsx'

/** Far below the ids that the page editor gives to what is new. */
const FIRST_ID = -1_000_000_000

export type Question = Awaited<ReturnType<typeof listFaq>>[number]

/** The questions a module with these values shows after its own items; they have no address, because they are not edited on a page. */
export function questionsFor({ kind, fields, categoryOf }: Questions, values: Record<string, unknown>, questions: readonly Question[]): ModuleRecord[] {
  const wanted = categoryOf(values)
  if (wanted === null) return []
  return questions.flatMap(({ id, category, question, answer, fallback }, order) =>
    wanted === '' || category === wanted
      ? [
          {
            id: FIRST_ID - id,
            kind,
            url: '',
            version: 0,
            parent: 0,
            column: 0,
            order,
            anchor: '',
            fallback: fallback.map((name) => (name === 'question' || name === 'answer' ? fields[name] : name)),
            [fields.question]: question,
            [fields.answer]: answer,
          },
        ]
      : [],
  )
}
