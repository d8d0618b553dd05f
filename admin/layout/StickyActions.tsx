import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** The buttons of a screen, at its lower edge however long it is. */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        py: 2,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  )
}
