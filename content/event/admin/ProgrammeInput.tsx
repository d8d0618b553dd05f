import FreeBreakfastIcon from '@mui/icons-material/FreeBreakfast'
import NotesIcon from '@mui/icons-material/Notes'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { ArrayInput, ReferenceField, SimpleFormIterator, useArrayInput, useTranslate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { BothInput } from '#admin/inputs/BothInput.tsx'
import { MoveRow, RemoveRow } from '#admin/inputs/RowButtons.tsx'
import { WorkInputs } from '../../work/admin.tsx'
import { AddByPicking } from './AddByPicking.tsx'
import { IntervalLine } from './IntervalLine.tsx'
import { WorkLine, WorkOption } from './WorkLine.tsx'

/** Works and intervals in the order of the evening; a row without a work is an interval. */
export function ProgrammeInput() {
  const translate = useTranslate()
  return (
    <ArrayInput source="programme" label={false} helperText="partitur.help.programme">
      <SimpleFormIterator
        disableClear
        removeButton={<RemoveRow />}
        reOrderButtons={<MoveRow />}
        addButton={<AddRow />}
        getItemLabel={(index) => `${index + 1}.`}
        sx={{
          // The number stands on the line of the work's name.
          '& .RaSimpleFormIterator-line': { alignItems: 'baseline', display: 'flex', py: 0.5 },
          '& .RaSimpleFormIterator-index': { pt: 0 },
          '& .RaSimpleFormIterator-action': { visibility: 'visible', alignSelf: 'center' },
        }}
        aria-label={translate('partitur.section.programme')}
      >
        <ProgrammeRow />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function ProgrammeRow() {
  return (
    <Box sx={{ width: '100%' }}>
      <RowName />
      <NoteInput />
    </Box>
  )
}

/** Folded until there is something to say, because most works need no words. */
function NoteInput() {
  const translate = useTranslate()
  const note: unknown = useWatch({ name: useWrappedSource('note') })
  const [isOpen, setOpen] = useState(false)
  const isSaid = typeof note === 'object' && note !== null && Object.values(note).some(Boolean)
  if (!isOpen && !isSaid)
    return (
      <Button size="small" startIcon={<NotesIcon />} onClick={() => setOpen(true)} sx={{ mb: 0.5 }}>
        {translate('partitur.programme.addNote')}
      </Button>
    )
  return <BothInput source="note" multiline />
}

function RowName() {
  const workId = useWatch({ name: useWrappedSource('work_id') })
  if (typeof workId !== 'number') return <IntervalLine />
  return (
    <ReferenceField record={{ id: workId, work_id: workId }} source="work_id" reference="works" link="edit">
      <WorkLine />
    </ReferenceField>
  )
}

function AddRow() {
  const translate = useTranslate()
  const { append } = useArrayInput()
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', py: 1 }}>
      <AddByPicking
        reference="works"
        label={translate('partitur.action.addWork')}
        create={<WorkInputs />}
        option={WorkOption}
        onPick={(id) => append({ work_id: id, minutes: null, note: { de: '', en: '' } })}
      />
      <Button variant="outlined" startIcon={<FreeBreakfastIcon />} onClick={() => append({ work_id: null, minutes: null, note: { de: '', en: '' } })}>
        {translate('partitur.action.addInterval')}
      </Button>
    </Box>
  )
}
