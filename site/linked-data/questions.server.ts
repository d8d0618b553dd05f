import type { FAQPage, Question } from 'schema-dts'
import type { Page } from '#content/page/endpoints.ts'
import type { ModuleRecord } from '#contract/sections.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { plain } from '../format/plain.ts'

/** The questions that a page answers, whichever kind of module holds them. */
export function questions(page: Page, url: string): FAQPage | null {
  const records = page.modules.flatMap(({ columns }) => columns.flatMap(({ children }) => children))
  const mainEntity = records.flatMap(questionsIn)
  return mainEntity.length === 0 ? null : { '@type': 'FAQPage', '@id': `${url}#questions`, url, mainEntity }
}

function questionsIn(record: ModuleRecord): Question[] {
  const fields = moduleKinds.get(record.kind)?.questions?.fields
  if (!fields || record.invalid) return []
  // What comes from the back office stands after the module's own items, as the view has it.
  const items = [...(record.children ?? []), ...((record.questions as ModuleRecord[] | undefined) ?? [])]
  return items.flatMap((item): Question[] => {
    const [question, answer] = [item[fields.question], item[fields.answer]]
    if (item.invalid || typeof question !== 'string' || typeof answer !== 'string' || !question || !answer) return []
    return [{ '@type': 'Question', name: plain(question), acceptedAnswer: { '@type': 'Answer', text: answer } }]
  })
}
