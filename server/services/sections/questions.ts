import type { ModuleRecord } from '#contract/sections.ts'
import { listFaq } from '../lookups.ts'

/** Far below the ids that the page editor gives to what is new. */
const FIRST_ID = -1_000_000_000
const names: Record<string, string> = { question: 'content', answer: 'text' }

/** The questions of the back office as items to be drawn; they have no address, because they are not edited on a page. */
export async function loadQuestions(reader: Parameters<typeof listFaq>[0]): Promise<ModuleRecord[]> {
  const questions = await listFaq(reader)
  return questions.map(({ id, question, answer, fallback }, order) => ({
    id: FIRST_ID - id,
    kind: 'faqitem',
    url: '',
    version: 0,
    parent: 0,
    column: 0,
    order,
    anchor: '',
    fallback: fallback.map((name) => names[name] ?? name),
    content: question,
    text: answer,
  }))
}
