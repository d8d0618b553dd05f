import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { ArrayInput, required, SimpleFormIterator, useArrayInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { BothInput } from '../../inputs/BothInput.tsx'
import { Row } from '../../inputs/fields.tsx'
import { HouseTimeInput } from '../../inputs/HouseTimeInput.tsx'
import { PickOne } from '../../inputs/Pick.tsx'
import { rowsOf } from '../../records.ts'
import { LocationInputs } from '../locations.tsx'

/** When and where a course meets. */
export function CourseDatesInput() {
  const translate = useTranslate()
  return (
    <ArrayInput source="dates" label={false} helperText="partitur.help.times">
      <SimpleFormIterator
        disableReordering
        disableClear
        addButton={<AddDate />}
        getItemLabel={(index) => translate('partitur.dates.row', { place: index + 1 })}
        sx={{
          '& .RaSimpleFormIterator-line': { py: 2 },
          '& .RaSimpleFormIterator-index': { width: 88, pt: 1 },
          '& .RaSimpleFormIterator-action': { visibility: 'visible' },
        }}
      >
        <Row columns={3}>
          <HouseTimeInput source="date_start" validate={required()} helperText={false} />
          <HouseTimeInput source="date_end" validate={required()} helperText={false} />
          <PickOne source="location_id" reference="locations" required create={<LocationInputs />} />
        </Row>
        <BothInput source="rhythm" />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function AddDate() {
  const translate = useTranslate()
  const { append } = useArrayInput()
  const { getValues } = useFormContext()
  function add() {
    const last = rowsOf(getValues(), 'dates').at(-1)
    append({
      location_id: last?.location_id ?? null,
      date_start: last?.date_start ?? null,
      date_end: last?.date_end ?? null,
      rhythm: last?.rhythm ?? { de: '', en: '' },
    })
  }
  return (
    <Box sx={{ py: 1 }}>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={add}>
        {translate('partitur.action.addDate')}
      </Button>
    </Box>
  )
}
