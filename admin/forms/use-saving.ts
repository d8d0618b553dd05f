import { useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { joined } from './taken.ts'

export type Values = Partial<RaRecord>
/**
 * What the form held when it was last saved; the last answer with what the form held for it; and whether somebody waits for
 * a save that has not begun.
 */
export type Saving = { sent: Values | null; saved: { record: RaRecord; sent: Values } | null; isWanted: boolean }

/** What a form and its screen know of saving: the form gets `saving`, its `Edit` calls the others. */
export function useSaving() {
  const saving = useRef<Saving>({ sent: null, saved: null, isWanted: false })

  function onMutate() {
    saving.current.isWanted = false
  }

  /**
   * Who saves again before the form has its answer changes what they saved, not what was there before: the words would meet
   * themselves as those of somebody else, and a new row would be made twice.
   */
  function transform(mine: Values, { previousData }: { previousData?: RaRecord } = {}): Values {
    saving.current.sent = mine
    const answer = answerAfter(previousData)
    return answer ? joined({ base: answer.sent, mine, record: answer.record }) : mine
  }

  /** The record that a save stands on. */
  function baseOf(previousData: RaRecord): RaRecord {
    return answerAfter(previousData)?.record ?? previousData
  }

  function answerAfter(record: RaRecord | undefined) {
    const answer = saving.current.saved
    return answer && record && answer.record.version > record.version ? answer : null
  }

  function onAnswer(record: RaRecord) {
    saving.current.saved = { record, sent: saving.current.sent ?? record }
  }

  return { saving, onMutate, transform, baseOf, onAnswer }
}
