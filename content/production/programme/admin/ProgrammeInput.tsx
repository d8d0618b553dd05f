import FreeBreakfastIcon from '@mui/icons-material/FreeBreakfast'
import NotesIcon from '@mui/icons-material/Notes'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import {
  ArrayInput,
  NumberInput,
  ReferenceField,
  SimpleFormIterator,
  useArrayInput,
  useRecordContext,
  useTranslate,
  useWrappedSource,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Reference } from '#admin/columns/Reference.tsx'
import { quickForm } from '#admin/forms/FormParts.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { MoveRow, RemoveRow } from '#admin/inputs/RowButtons.tsx'
import { recordName } from '#admin/records.ts'
import { INTERVAL_MINUTES } from '../../dates/admin/dates.ts'
import { PickToAdd } from './PickToAdd.tsx'

/** Works and intervals in order; a row without a work is an interval. */
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
          // Aligns the number with the name of the work.
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

/** Folded while empty: most works have no note. */
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
  return <LocalisedInput source="note" multiline />
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
      <PickToAdd
        reference="works"
        label={translate('partitur.action.addWork')}
        create={quickForm('works')}
        option={WorkOption}
        onPick={(id) => append({ work_id: id, minutes: null, note: { de: '', en: '' } })}
      />
      <Button
        variant="outlined"
        startIcon={<FreeBreakfastIcon />}
        onClick={() => append({ work_id: null, minutes: null, note: { de: '', en: '' } })}
      >
        {translate('partitur.action.addInterval')}
      </Button>
    </Box>
  )
}

/** An interval and its length; empty means the default. */
function IntervalLine() {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography sx={{ fontStyle: 'italic' }}>{translate('partitur.programme.interval')}</Typography>
      <NumberInput
        source="minutes"
        label="partitur.evening.intervalMinutes"
        min={1}
        max={180}
        step={5}
        placeholder={String(INTERVAL_MINUTES)}
        helperText={false}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: '15rem' }}
      />
    </Box>
  )
}

/** Shown with its composer: many works share a title. */
function WorkLine() {
  const work = useRecordContext()
  return (
    <span>
      <Reference source="composer_id" reference="composers" />: {recordName('works', work)}
    </span>
  )
}

const WorkOption = { element: <WorkLine />, text: (work: Record<string, unknown>) => recordName('works', work) }
