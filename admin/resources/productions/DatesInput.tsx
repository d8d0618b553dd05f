import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { ArrayInput, required, SelectInput, SimpleFormIterator, useArrayInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { dateStatuses } from '#contract/event-dates.ts'
import { BothInput } from '../../inputs/BothInput.tsx'
import { Row } from '../../inputs/fields.tsx'
import { HouseTimeInput } from '../../inputs/HouseTimeInput.tsx'
import { LineInput } from '../../inputs/LineInput.tsx'
import { PickOne } from '../../inputs/Pick.tsx'
import { rowsOf } from '../../records.ts'
import { VenueCoreInputs } from '../venues.tsx'
import { followingDate } from './dates.ts'
import { MovedInputs } from './MovedInputs.tsx'

export const statusChoices = dateStatuses.map((id) => ({ id, name: `partitur.status.${id}` }))

/** The dates of a production as rows; a row keeps its id, because its page has it in the address. */
export function DatesInput() {
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
        <Row>
          <HouseTimeInput source="date_start" validate={required()} helperText={false} />
          <HouseTimeInput source="date_end" validate={required()} helperText={false} />
        </Row>
        <Row>
          <PickOne source="venue_id" reference="venues" required create={<VenueCoreInputs />} />
          <SelectInput source="status" choices={statusChoices} isRequired helperText={false} />
        </Row>
        <LineInput source="ticket_link" type="url" helperText={false} />
        <BothInput source="status_note" />
        <MovedInputs />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function AddDate() {
  const translate = useTranslate()
  const { append } = useArrayInput()
  const { getValues } = useFormContext()
  return (
    <Box sx={{ py: 1 }}>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append(followingDate(rowsOf(getValues(), 'dates'), Date.now()))}>
        {translate('partitur.action.addDate')}
      </Button>
    </Box>
  )
}
