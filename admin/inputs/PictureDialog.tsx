import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Pagination, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { AdminRecord } from '../api/answers.ts'
import { PictureGrid } from '../uploads/PictureGrid.tsx'
import { UploadBox } from '../uploads/UploadBox.tsx'

const PER_PAGE = 24

/** The media library in a dialog: search, upload, choose. */
export function PictureDialog({ choose, close }: { choose: (record: AdminRecord) => void; close: () => void }) {
  const translate = useTranslate()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const {
    data = [],
    total = 0,
    refetch,
  } = useGetList('images', { filter: { q }, pagination: { page, perPage: PER_PAGE }, sort: { field: 'created_at', order: 'DESC' } })
  return (
    <Dialog open onClose={close} fullWidth maxWidth="lg" aria-labelledby="choose-picture">
      <DialogTitle id="choose-picture">{translate('partitur.media.choose')}</DialogTitle>
      <DialogContent>
        <UploadBox path={resourceAddresses('images').upload.path} accept="image/*" onUploaded={() => void refetch()} />
        <TextField
          label={translate('ra.action.search')}
          value={q}
          onChange={(event) => {
            setQ(event.target.value)
            setPage(1)
          }}
        />
        <PictureGrid records={data} onChoose={choose} />
        <Box sx={{ display: 'flex', justifyContent: 'center', mt: 2 }}>
          {total > PER_PAGE && <Pagination count={Math.ceil(total / PER_PAGE)} page={page} onChange={(_, next) => setPage(next)} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
