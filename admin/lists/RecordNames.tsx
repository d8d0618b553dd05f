import { Box } from '@mui/material'
import type { ReactNode } from 'react'

type RecordNamesProps = { names: readonly { id: string | number; name: ReactNode }[] }

/** Record names in a dialog; a long list scrolls. */
export function RecordNames({ names }: RecordNamesProps) {
  return (
    <Box
      component="ul"
      tabIndex={0}
      sx={{ my: 1, pl: 0, listStyle: 'none', maxHeight: '40vh', overflowY: 'auto', overflowWrap: 'anywhere' }}
    >
      {names.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </Box>
  )
}
