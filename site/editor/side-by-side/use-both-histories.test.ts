import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type History, perform, redo, undo } from '../state/history.ts'
import { startDoc } from '../testing/documents.ts'
import { mergedFuture, mergedPast } from './use-both-histories.ts'

type Languages = { de: History; en: History }

/** A page in two languages; each flag says in which one the step is made. */
function historiesAfter(inGerman: readonly boolean[]): Languages {
  const histories: Languages = {
    de: { doc: startDoc(), past: [], future: [] },
    en: { doc: startDoc(), past: [], future: [] },
  }
  inGerman.forEach((isGerman, index) => {
    const language = isGerman ? 'de' : 'en'
    const done = perform(histories[language], {
      actions: [{ type: 'set_fields', module: 11, fields: { content: `at ${index}` } }],
      label: { verb: 'typed', number: index },
      at: index,
    })
    if (done) histories[language] = done.history
  })
  return histories
}

const editorsOf = ({ de, en }: Languages) => [
  { source: 'de' as const, history: de },
  { source: 'en' as const, history: en },
]
const wordsOf = ({ doc }: History) => JSON.stringify(doc)

test('undo and redo follow the order of edits across both languages', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (inGerman) => {
      const states = inGerman.map((_, index) => historiesAfter(inGerman.slice(0, index)))
      let histories = historiesAfter(inGerman)
      const end = { de: wordsOf(histories.de), en: wordsOf(histories.en) }
      for (const before of states.toReversed()) {
        const [last] = mergedPast(editorsOf(histories))
        if (!last) throw new Error('nothing to undo')
        histories = { ...histories, [last.source]: undo(histories[last.source])?.history }
        expect([wordsOf(histories.de), wordsOf(histories.en)]).toEqual([wordsOf(before.de), wordsOf(before.en)])
      }
      expect(mergedPast(editorsOf(histories))).toEqual([])
      expect(mergedFuture(editorsOf(histories)).map(({ step }) => step.label.number)).toEqual(
        inGerman.map((_, index) => index),
      )
      for (;;) {
        const [next] = mergedFuture(editorsOf(histories))
        if (!next) break
        histories = { ...histories, [next.source]: redo(histories[next.source])?.history }
      }
      expect({ de: wordsOf(histories.de), en: wordsOf(histories.en) }).toEqual(end)
    }),
  )
})
