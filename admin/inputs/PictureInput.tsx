import { Box, Button, FormHelperText, FormLabel, Pagination, Stack, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { Link, useCreatePath, useGetList, useGetOne, useInput, useResourceContext, useTranslate } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { AdminRecord } from '../api/record-schema.ts'
import { type Fit, PictureThumb } from '../columns/Thumb.tsx'
import { ActionDialog } from '../layout/ActionDialog.tsx'
import { PictureGrid } from '../uploads/PictureGrid.tsx'
import { UploadBox } from '../uploads/UploadBox.tsx'

/** A picture of the media library, chosen or uploaded. */
export function PictureInput({ source = 'image_id', fit = 'cover' }: { source?: string; fit?: Fit | undefined }) {
  const id = useId()
  const translate = useTranslate()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const [isOpen, setOpen] = useState(false)
  const { field, fieldState } = useInput({ source })
  const isGiven = typeof field.value === 'number'
  const { data } = useGetOne('images', { id: field.value }, { enabled: isGiven })
  const choose = (value: number | null) => {
    field.onChange(value)
    setOpen(false)
  }
  return (
    <Box role="group" aria-labelledby={id} sx={{ my: 1, width: '100%' }}>
      <FormLabel component="p" id={id} error={fieldState.invalid} sx={{ fontSize: '0.875rem', mb: 0.5 }}>
        {translate(`resources.${resource}.fields.${source}`)}
      </FormLabel>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {isGiven && data ? (
          <PictureThumb picture={{ id: field.value, hash: String(data.hash) }} size={112} fit={fit} />
        ) : (
          <EmptyPicture />
        )}
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {translate(isGiven ? 'partitur.action.changeImage' : 'partitur.action.chooseImage')}
          </Button>
          {isGiven && (
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button size="small" onClick={() => choose(null)}>
                {translate('ra.action.remove')}
              </Button>
              <Button
                size="small"
                component={Link}
                to={createPath({ resource: 'images', type: 'edit', id: field.value })}
              >
                {translate('partitur.action.openInLibrary')}
              </Button>
            </Stack>
          )}
        </Stack>
      </Stack>
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {isOpen && <PictureDialog choose={(record) => choose(Number(record.id))} close={() => setOpen(false)} />}
    </Box>
  )
}

function EmptyPicture() {
  return <Box aria-hidden sx={{ width: 112, height: 112, border: '1px dashed', borderColor: 'divider' }} />
}

const PER_PAGE = 24

/** The media library in a dialog: search, upload, choose. */
function PictureDialog({ choose, close }: { choose: (record: AdminRecord) => void; close: () => void }) {
  const translate = useTranslate()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const {
    data = [],
    total = 0,
    refetch,
  } = useGetList('images', {
    filter: { q },
    pagination: { page, perPage: PER_PAGE },
    sort: { field: 'created_at', order: 'DESC' },
  })
  return (
    <ActionDialog
      title={translate('partitur.media.choose')}
      maxWidth="lg"
      close={close}
      closeLabel="ra.action.cancel"
      action={null}
    >
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
        {total > PER_PAGE && (
          <Pagination count={Math.ceil(total / PER_PAGE)} page={page} onChange={(_, next) => setPage(next)} />
        )}
      </Box>
    </ActionDialog>
  )
}
