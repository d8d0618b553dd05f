import type { ModuleRecord } from '#contract/sections.ts'
import { listFaq } from '../lookups.ts'

/** Far below the ids that the page editor gives to what is new. */
const FIRST_ID = -1_000_000_000
const names: Record<string, string> = { question: 'content', answer: 'text' }

export type Question = { category: string; record: ModuleRecord }

/** The questions of the back office as items to be drawn; they have no address, because they are not edited on a page. */
export async function loadQuestions(reader: Parameters<typeof listFaq>[0]): Promise<Question[]> {
  const questions = await listFaq(reader)
  return questions.map(({ id, category, question, answer, fallback }, order) => ({
    category,
    record: {
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
    },
  }))
}

/** Those that a module with these fields shows after its own; all of them where it names no category. */
export function questionsFor({ source, category = '' }: Record<string, unknown>, questions: Question[]): ModuleRecord[] {
  if (source !== 'house') return []
  return questions.filter((question) => category === '' || question.category === category).map(({ record }) => record)
}
