import { Box } from '@mui/material'
import { type RaRecord, SelectInput, useGetList } from 'react-admin'
import { localText } from '../records.ts'

/** One of the installation's accent colours, by key. */
export function ColorInput() {
  const { data = [] } = useGetList('colors', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'order', order: 'ASC' },
  })
  const choices = data.map((color) => ({ id: color.key, name: localText(color.name), value: color.value }))
  return (
    <SelectInput
      source="color_key"
      choices={choices}
      optionText={ColorOption}
      translateChoice={false}
      emptyValue=""
      parse={(key) => key ?? ''}
      helperText={false}
    />
  )
}

function ColorOption(choice: RaRecord) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Swatch value={localText(choice.value)} />
      {localText(choice.name)}
    </Box>
  )
}

export function Swatch({ value }: { value: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ width: 16, height: 16, display: 'inline-block', bgcolor: value, border: 1, borderColor: 'divider' }}
    />
  )
}
