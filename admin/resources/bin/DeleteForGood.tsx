import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useDelete, useNotify, usePermissions, useTranslate } from 'react-admin'
import type { BinRecord } from '#contract/admin/bin.ts'
import { messageOf } from '../../api/message-of.ts'

/** For admins alone: before its days are over. */
export function DeleteForGood({ record, name }: { record: BinRecord; name: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const [isAsking, setAsking] = useState(false)
  const [removeOne, { isPending }] = useDelete()
  if (permissions !== 'admin') return null

  async function remove() {
    try {
      await removeOne('bin', { id: record.id, previousData: record }, { mutationMode: 'pessimistic', returnPromise: true })
    } catch (cause) {
      notify(messageOf(cause), { type: 'error' })
    }
    setAsking(false)
  }

  return (
    <>
      <Button color="error" aria-label={translate('partitur.bin.forGoodOf', { name })} onClick={() => setAsking(true)}>
        {translate('partitur.bin.forGood')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title="partitur.bin.forGoodOf"
        content="partitur.bin.forGoodText"
        titleTranslateOptions={{ name }}
        confirmColor="warning"
        confirm="partitur.bin.forGood"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
