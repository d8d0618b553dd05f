import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, IconButton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { MAX_BULK_RECORDS } from '#contract/admin/resources/endpoints.ts'
import { useBusy } from '../api/use-busy.ts'
import { useListSelection } from './ListSelection.tsx'

/** Bulk actions at the bottom of the screen, where they cover neither the search nor the selected rows. */
export function BulkBar({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { selectedIds = [], onUnselectItems } = useListContext()
  const { hasAll } = useListSelection()
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
        {translate(hasAll ? 'partitur.selection.ofSearch' : 'ra.action.bulk_actions', {
          smart_count: selectedIds.length,
        })}
      </Typography>
      <SelectAllButton />
      {children}
    </Box>
  )
}

/** An explicit second step: every record of the search, also of other pages. */
function SelectAllButton() {
  const translate = useTranslate()
  const { total = 0, selectedIds } = useListContext()
  const { hasAll, selectAll } = useListSelection()
  const { isBusy, runWhileBusy } = useBusy()
  if (hasAll || selectedIds.length >= total) return null
  if (total > MAX_BULK_RECORDS)
    return <Typography>{translate('partitur.selection.tooMany', { max: MAX_BULK_RECORDS })}</Typography>
  return (
    <Button disabled={isBusy} onClick={() => void runWhileBusy(selectAll)}>
      {translate('partitur.selection.all', { smart_count: total })}
    </Button>
  )
}
