import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'

/** Bulk actions at the bottom of the screen, where they cover neither the search nor the selected rows. */
export function BulkBar({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { selectedIds = [], onUnselectItems } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        // Four actions fit beside the number on a phone.
        columnGap: { xs: 0, md: 1 },
        px: 1,
        py: 0.5,
        minHeight: 56,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'text.primary',
      }}
    >
      <IconButton
        aria-label={translate('ra.action.unselect')}
        title={translate('ra.action.unselect')}
        onClick={() => onUnselectItems()}
        color="primary"
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      <Typography role="status" sx={{ mr: 'auto' }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      {children}
    </Box>
  )
}
