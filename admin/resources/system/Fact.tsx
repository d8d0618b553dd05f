import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

/** A line of a panel: what it is, by its word in `partitur.system`, and how it is. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box
      component="dl"
      sx={{ m: 0, py: 1.25, display: 'flex', flexWrap: 'wrap', gap: '0 1rem', borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary', flex: '0 0 11rem' }}>
        {translate(`partitur.system.${name}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}
