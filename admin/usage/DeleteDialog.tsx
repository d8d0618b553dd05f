import { Box, DialogContentText, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import { isBinned } from '#model/find-type.ts'
import { ActionDialog } from '../layout/ActionDialog.tsx'
import { RecordNames } from '../lists/RecordNames.tsx'
import { recordName } from '../records.ts'
import { UsagePlaces } from './UsagePlaces.tsx'
import { useUsage } from './use-usage.ts'

type DeleteDialogProps = {
  resource: string
  records: readonly RaRecord[]
  close: () => void
  remove: (ids: RaRecord['id'][]) => Promise<void>
}

/** Lists undeletable records with their usages; deletes the others after confirmation. */
export function DeleteDialog({ resource, records, close, remove }: DeleteDialogProps) {
  const translate = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const ids = records.map(({ id }) => id)
  const { placesOf, isPending } = useUsage(resource, ids)
  const used = records.filter(({ id }) => placesOf(id).length > 0)
  const free = ids.filter((id) => placesOf(id).length === 0)
  const isOne = records.length === 1
  const canComeBack = isBinned(resource)
  const title = isOne
    ? translate('ra.message.delete_title', { recordRepresentation: recordName(resource, records[0]) })
    : translate('partitur.usage.deleteMany', { smart_count: records.length })

  async function confirm() {
    setBusy(true)
    await remove(free)
  }

  return (
    <ActionDialog
      title={title}
      maxWidth="sm"
      close={close}
      isLoading={isPending}
      action={
        free.length === 0
          ? null
          : {
              label: isOne
                ? translate(canComeBack ? 'ra.action.delete' : 'partitur.bin.forGood')
                : translate('partitur.usage.deleteFree', { smart_count: free.length }),
              run: confirm,
              isDisabled: isPending || isBusy,
              color: 'error',
            }
      }
    >
      {isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {used.length > 0 && (
        <>
          <DialogContentText sx={{ mb: 1 }}>
            {isOne
              ? translate('partitur.usage.oneUsed')
              : translate('partitur.usage.someUsed', { used: used.length, all: records.length })}
          </DialogContentText>
          {used.map((record) => (
            <Box key={record.id} sx={{ mb: 1.5 }}>
              {!isOne && (
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {recordName(resource, record)}
                </Typography>
              )}
              <UsagePlaces places={placesOf(record.id)} />
            </Box>
          ))}
        </>
      )}
      {!isPending && !isOne && free.length > 0 && (
        <>
          <DialogContentText>{translate('partitur.usage.goes', { smart_count: free.length })}</DialogContentText>
          <RecordNames
            names={records
              .filter(({ id }) => free.includes(id))
              .map((record) => ({ id: record.id, name: recordName(resource, record) }))}
          />
        </>
      )}
      {!isPending && free.length > 0 && (
        <DialogContentText>
          {translate(canComeBack ? 'partitur.bin.stays' : 'partitur.usage.forGood', { smart_count: free.length })}
        </DialogContentText>
      )}
    </ActionDialog>
  )
}
