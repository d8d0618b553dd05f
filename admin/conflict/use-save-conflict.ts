import { useState } from 'react'
import { HttpError, type RaRecord, useLocaleState, useNotify, useResourceContext, useTranslate, useUpdate } from 'react-admin'
import { whenText } from '#contract/when-text.ts'
import { recordSchema } from '../api/answers.ts'
import { knownFields } from '../api/changed-fields.ts'
import { messageOf } from '../api/message-of.ts'
import { type Clash, mergeRecords, type Side } from './merge.ts'

type Values = Record<string, unknown>
export type Written = { by: string | null; at: string | null }
/** What stands between my save and theirs: the fields that both changed. */
export type Conflict = { clashes: Clash[]; written: Written; save: (sides: ReadonlyMap<string, Side>) => void }

/**
 * What happens when somebody else saved the record first: both changes become one and are saved, and only what both
 * changed differently is asked. `meets` tells whether an error was such a case.
 */
export function useSaveConflict(onSaved: (record: RaRecord) => void) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [update, { isPending }] = useUpdate()
  const [conflict, setConflict] = useState<Conflict | null>(null)

  function meets(error: unknown, { mine, base }: { mine: Values; base: Values }): boolean {
    const body = error instanceof HttpError && error.body?.code === 'conflict' ? error.body : null
    const theirs = recordSchema.safeParse(body?.current)
    if (!theirs.success) return false
    const written: Written = body.conflict ?? { by: null, at: null }
    const known = (values: Values) => knownFields(resource, values)
    const three = { base: known(base), mine: known(mine), theirs: known(theirs.data) }
    const { clashes } = mergeRecords(three, () => 'mine')

    const save = (sides: ReadonlyMap<string, Side>) => {
      const { values } = mergeRecords(three, (path) => sides.get(path) ?? 'mine')
      const data = { ...theirs.data, ...values }
      update(
        resource,
        { id: theirs.data.id, data, previousData: theirs.data },
        {
          mutationMode: 'pessimistic',
          onSuccess: (record) => {
            setConflict(null)
            onSaved(record)
            notify('partitur.conflict.merged', { type: 'info', autoHideDuration: 8000, messageArgs: wordsOf(written) })
          },
          onError: (again) => {
            setConflict(null)
            if (!meets(again, { mine: data, base: theirs.data })) notify(messageOf(again), { type: 'error' })
          },
        },
      )
    }

    if (clashes.length > 0) setConflict({ clashes, written, save })
    else save(new Map())
    return true
  }

  function wordsOf({ by, at }: Written) {
    return { by: by ?? translate('partitur.conflict.somebody'), at: at ? whenText(at, locale) : '' }
  }

  return { meets, conflict, isPending, wordsOf, close: () => setConflict(null) }
}
