import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, type SortPayload, useGetList, useTranslate } from 'react-admin'
import { distinctNames } from '../records.ts'

const MAX_FOUND_RECORDS = 50

type RecordAutocompleteProps = {
  resource: string
  label: string
  value: RaRecord | null
  choose: (record: RaRecord | null) => void
  filter?: Record<string, unknown>
  sort?: SortPayload
  /** A record that is not offered. */
  except?: RaRecord['id']
  nameOf?: (record: RaRecord) => string
  noneFound?: string
  autoFocus?: boolean
}

/** Any record of a list by typing, outside of react-admin's forms. */
export function RecordAutocomplete({
  resource,
  label,
  value,
  choose,
  filter,
  sort,
  except,
  nameOf,
  noneFound = 'ra.navigation.no_results',
  autoFocus = false,
}: RecordAutocompleteProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const { data = [], isFetching } = useGetList(resource, {
    pagination: { page: 1, perPage: MAX_FOUND_RECORDS },
    filter: { ...filter, q: typed },
    ...(sort ? { sort } : {}),
  })
  return (
    <Autocomplete
      options={data.filter(({ id }) => id !== except)}
      value={value}
      loading={isFetching}
      onChange={(_event, record) => choose(record)}
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      // The server has filtered already.
      filterOptions={(options) => options}
      getOptionLabel={nameOf ?? distinctNames(resource, data)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={translate(noneFound)}
      renderInput={(params) => <TextField {...params} autoFocus={autoFocus} label={label} />}
    />
  )
}
