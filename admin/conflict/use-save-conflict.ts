import { useState } from 'react'
import { HttpError, type RaRecord, useNotify, useResourceContext, useUpdate } from 'react-admin'
import { type Clash, mergeFieldsDeep, type Sides } from '#contract/three-way-merge.ts'
import { whenText } from '#contract/when-text.ts'
import { conflictWords } from '#modules/fields/conflict-words.ts'
import { decideBy } from '#modules/fields/two-texts.ts'
import { recordSchema } from '../api/answers.ts'
import { knownFields } from '../api/changed-fields.ts'
import { messageOf } from '../api/message-of.ts'
import { currentLanguage } from '../i18n/language.ts'

type Values = Record<string, unknown>
type Written = { by: string | null; at: string | null }
/** What stands between my save and theirs: the fields that both changed. */
export type Conflict = { clashes: Clash[]; written: Written; save: (sides: Sides) => void }

/**
 * What happens when somebody else saved the record first: both changes become one and are saved, and only what both
 * changed differently is asked. `meets` tells whether an error was such a case.
 */
export function useSaveConflict(onMerged: (record: RaRecord, before: RaRecord) => void) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const [update, { isPending }] = useUpdate()
  const [conflict, setConflict] = useState<Conflict | null>(null)

  function meets(error: unknown, { mine, base }: { mine: Values; base: Values }): boolean {
    const body = error instanceof HttpError && error.body?.code === 'conflict' ? error.body : null
    const theirs = recordSchema.safeParse(body?.current)
    if (!theirs.success) return false
    const written: Written = body.conflict ?? { by: null, at: null }
    const known = (values: Values) => knownFields(resource, values)
    const three = { base: known(base), mine: known(mine), theirs: known(theirs.data) }
    const { clashes } = mergeFieldsDeep(three)

    const save = (sides: Sides) => {
      const { values } = mergeFieldsDeep(three, decideBy(sides))
      const data = { ...theirs.data, ...values }
      update(
        resource,
        { id: theirs.data.id, data, previousData: theirs.data },
        {
          mutationMode: 'pessimistic',
          onSuccess: (record) => {
            setConflict(null)
            notify('partitur.conflict.merged', { type: 'info', autoHideDuration: 8000, messageArgs: wordsOf(written) })
            onMerged(record, theirs.data)
          },
          onError: (again) => {
            setConflict(null)
            if (!meets(again, { mine: data, base: theirs.data })) notify(messageOf(again), { type: 'error' })
          },
        },
      )
    }

    if (clashes.length > 0) setConflict({ clashes, written, save })
    else save({})
    return true
  }

  function wordsOf({ by, at }: Written) {
    return { by: by ?? conflictWords[currentLanguage()].somebody, at: at ? whenText(at, currentLanguage()) : '' }
  }

  return { meets, conflict, isPending, close: () => setConflict(null) }
}
