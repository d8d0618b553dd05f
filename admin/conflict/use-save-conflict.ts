import { useState } from 'react'
import { HttpError, type RaRecord, useNotify, useResourceContext, useUpdate } from 'react-admin'
import { type ClashSides, type FieldClash, mergeFieldsDeep } from '#contract/texts/three-way-merge.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { decideBy } from '#modules/fields/merge/text-diff.ts'
import { pickContractFields } from '../api/changed-fields.ts'
import { errorMessage } from '../api/error-message.ts'
import { recordSchema } from '../api/record-schema.ts'
import { currentLanguage } from '../i18n/language.ts'

type FieldValues = Record<string, unknown>
type LastWrite = { by: string | null; at: string | null }
/** A save refused because others changed the same fields. */
export type Conflict = { clashes: FieldClash[]; written: LastWrite; save: (sides: ClashSides) => void }

/**
 * When somebody else saved first, both changes are merged and saved; only fields that both changed open the dialog.
 * `meets` answers whether an error was such a conflict.
 */
export function useSaveConflict(onMerged: (record: RaRecord, before: RaRecord) => void) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const [update, { isPending }] = useUpdate()
  const [conflict, setConflict] = useState<Conflict | null>(null)

  function meets(error: unknown, { mine, base }: { mine: FieldValues; base: FieldValues }): boolean {
    const body = error instanceof HttpError && error.body?.code === 'conflict' ? error.body : null
    const theirs = recordSchema.safeParse(body?.current)
    if (!theirs.success) return false
    const lastWrite: LastWrite = body.conflict ?? { by: null, at: null }
    const pickKnownFields = (values: FieldValues) => pickContractFields(resource, values)
    const three = { base: pickKnownFields(base), mine: pickKnownFields(mine), theirs: pickKnownFields(theirs.data) }
    const { clashes } = mergeFieldsDeep(three)

    const save = (sides: ClashSides) => {
      const { values } = mergeFieldsDeep(three, decideBy(sides))
      const data = { ...theirs.data, ...values }
      update(
        resource,
        { id: theirs.data.id, data, previousData: theirs.data },
        {
          mutationMode: 'pessimistic',
          onSuccess: (record) => {
            setConflict(null)
            notify('partitur.conflict.merged', {
              type: 'info',
              autoHideDuration: 8000,
              messageArgs: wordsOf(lastWrite),
            })
            onMerged(record, theirs.data)
          },
          onError: (retryError) => {
            setConflict(null)
            if (!meets(retryError, { mine: data, base: theirs.data }))
              notify(errorMessage(retryError), { type: 'error' })
          },
        },
      )
    }

    if (clashes.length > 0) setConflict({ clashes, written: lastWrite, save })
    else save({})
    return true
  }

  function wordsOf({ by, at }: LastWrite) {
    return { by: by ?? conflictWords[currentLanguage()].somebody, at: at ? formatTimestamp(at, currentLanguage()) : '' }
  }

  return { meets, conflict, isPending, close: () => setConflict(null) }
}
