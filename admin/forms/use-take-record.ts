import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { isSame } from '#contract/three-way-merge.ts'
import { joined, taken } from './taken.ts'
import type { Saving, Values } from './use-saving.ts'

/** The form keeps its values when its record arrives anew, so this takes over what they lack; before react-admin compares the two. */
export function useTakeRecord(saving: RefObject<Saving> | undefined): void {
  const record = useRecordContext()
  const { getValues, setValue } = useFormContext()
  const known = useRef(record)
  useLayoutEffect(() => {
    const before = known.current
    known.current = record
    if (!record || !before || record === before || record.id !== before.id) return
    const answer = saving?.current.saved
    const isAnswer = answer && isSame(answer.record, record)
    const base = isAnswer ? answer.sent : before
    for (const [path, value] of taken({ base, mine: getValues(), record })) setValue(path, value)
    if (!saving) return
    // A save that is already on its way is answered to a form that has this record.
    const takeOver = (sent: Values) => joined({ base, mine: sent, record })
    if (saving.current.sent) saving.current.sent = takeOver(saving.current.sent)
    if (answer && !isAnswer) answer.sent = takeOver(answer.sent)
  }, [record, saving, getValues, setValue])
}
