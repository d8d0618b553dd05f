import MergeIcon from '@mui/icons-material/Merge'
import { Button, DialogContentText } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin'
import type { MergeableResource } from '#contract/admin/resources/merge.ts'
import { initialChoices } from '../inputs/Pick.tsx'
import { RecordAutocomplete } from '../inputs/RecordAutocomplete.tsx'
import { ActionDialog } from '../layout/ActionDialog.tsx'
import { recordName } from '../records.ts'
import { clearUnsaved, confirmLeave } from '../unsaved/unsaved.ts'
import { MergeDialog } from './MergeDialog.tsx'

/** From one record: the other one is searched here. */
export function MergeFromRecord({ resource }: { resource: MergeableResource }) {
  const translate = useTranslate()
  const record = useRecordContext()
  const [step, setStep] = useState<'closed' | 'choosing' | RaRecord>('closed')
  if (!record) return null

  async function openMerge() {
    // Merges the stored record, so unsaved input would be lost.
    if (await confirmLeave()) setStep('choosing')
  }

  function done() {
    clearUnsaved()
    setStep('closed')
  }

  return (
    <>
      <Button size="small" startIcon={<MergeIcon />} onClick={() => void openMerge()}>
        {translate('partitur.merge.here')}
      </Button>
      {step === 'choosing' && (
        <WhichOther resource={resource} record={record} close={() => setStep('closed')} choose={setStep} />
      )}
      {typeof step === 'object' && (
        <MergeDialog resource={resource} records={[record, step]} close={() => setStep('closed')} done={done} />
      )}
    </>
  )
}

type WhichOtherProps = {
  resource: MergeableResource
  record: RaRecord
  close: () => void
  choose: (other: RaRecord) => void
}

function WhichOther({ resource, record, close, choose }: WhichOtherProps) {
  const translate = useTranslate()
  const [selected, setSelected] = useState<RaRecord | null>(null)
  return (
    <ActionDialog
      title={translate('partitur.merge.title')}
      maxWidth="sm"
      close={close}
      action={{
        label: translate('partitur.merge.compare'),
        run: () => selected && choose(selected),
        isDisabled: !selected,
      }}
    >
      <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {translate('partitur.merge.other', { name: recordName(resource, record) })}
      </DialogContentText>
      <RecordAutocomplete
        autoFocus
        resource={resource}
        sort={initialChoices.sort}
        except={record.id}
        label={translate('partitur.merge.search')}
        nameOf={(other) => `${recordName(resource, other)} · ${translate('partitur.merge.number', { id: other.id })}`}
        value={selected}
        choose={setSelected}
      />
    </ActionDialog>
  )
}
