import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useGetList, useGetOne, useTranslate } from 'react-admin'
import { distinctNames } from '../records.ts'

const MAX_FOUND_RECORDS = 25

type RecordPickerProps = { resource: string; id: number | undefined; choose: (id: number) => void }

/** Any record of a list, by typing. */
export function RecordPicker({ resource, id, choose }: RecordPickerProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const { data = [], isFetching } = useGetList(resource, {
    pagination: { page: 1, perPage: MAX_FOUND_RECORDS },
    filter: { q: typed },
  })
  const { data: selected } = useGetOne(resource, { id }, { enabled: id !== undefined })
  const nameOf = distinctNames(resource, data)
  return (
    <Autocomplete<RaRecord>
      sx={{ mt: 1.5 }}
      size="small"
      options={data}
      value={id === undefined ? null : (selected ?? null)}
      loading={isFetching}
      onChange={(_event, record) => record && choose(Number(record.id))}
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      filterOptions={(options) => options}
      getOptionLabel={nameOf}
      getOptionKey={({ id: key }) => key}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={(params) => <TextField {...params} label={translate('partitur.import.otherRecord')} />}
    />
  )
}
