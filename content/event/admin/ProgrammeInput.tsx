import FreeBreakfastIcon from '@mui/icons-material/FreeBreakfast'
import { Box, Button } from '@mui/material'
import { ArrayInput, ReferenceField, SimpleFormIterator, useArrayInput, useTranslate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
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
        sx={{ '& .RaSimpleFormIterator-line': { alignItems: 'center', display: 'flex', py: 0.5 }, '& .RaSimpleFormIterator-action': { visibility: 'visible' } }}
        aria-label={translate('partitur.section.programme')}
      >
        <ProgrammeRow />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function ProgrammeRow() {
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
        onPick={(id) => append({ work_id: id, minutes: null })}
      />
      <Button variant="outlined" startIcon={<FreeBreakfastIcon />} onClick={() => append({ work_id: null, minutes: null })}>
        {translate('partitur.action.addInterval')}
      </Button>
    </Box>
  )
}
