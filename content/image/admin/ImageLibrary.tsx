import EditIcon from '@mui/icons-material/Edit'
import { Box, Button as PlainButton } from '@mui/material'
import { useState } from 'react'
import {
  Button,
  FilterButton,
  type Identifier,
  List,
  ListNoResults,
  Pagination,
  type RaRecord,
  SearchInput,
  SortButton,
  TextInput,
  TopToolbar,
  useDataProvider,
  useListContext,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin'
import type { AdminRecord } from '#admin/api/record-schema.ts'
import { useBusy } from '#admin/api/use-busy.ts'
import { BulkBar } from '#admin/lists/BulkBar.tsx'
import { BulkDelete } from '#admin/lists/BulkDelete.tsx'
import { ExportButton } from '#admin/lists/ExportButton.tsx'
import { missingEnglishFilter, yesNoFilter } from '#admin/lists/filters.tsx'
import { ListSelection } from '#admin/lists/ListSelection.tsx'
import { isPopup, sendToOpener } from '#admin/popup/popup.ts'
import { PictureGrid } from '#admin/uploads/PictureGrid.tsx'
import { UploadBox } from '#admin/uploads/UploadBox.tsx'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import { BulkEditImages } from './BulkEditImages.tsx'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  yesNoFilter('missing_alt'),
  yesNoFilter('missing_credit'),
  yesNoFilter('unused'),
  yesNoFilter('duplicated'),
  yesNoFilter('rights_end'),
  <TextInput key="tag" source="tag" />,
  yesNoFilter('decorative'),
  missingEnglishFilter,
]

/** Media library: upload pictures and describe them, open or select one, change or delete several. */
export function ImageLibrary() {
  const refresh = useRefresh()
  const [addedImages, setAddedImages] = useState<readonly AdminRecord[]>([])
  return (
    <>
      <UploadBox
        path={resourceAddresses('images').upload.path}
        accept="image/*"
        onUploaded={(record, { isKnown }) => {
          if (!isKnown) setAddedImages((images) => [...images, record])
          refresh()
        }}
      />
      {!isPopup() && addedImages.length > 0 && <AddedImages records={addedImages} forget={() => setAddedImages([])} />}
      <List
        empty={false}
        exporter={false}
        filters={filters}
        perPage={48}
        pagination={<Pagination rowsPerPageOptions={[24, 48, 96]} />}
        sort={{ field: 'created_at', order: 'DESC' }}
        actions={
          <TopToolbar>
            <SortButton fields={['created_at', 'title', 'bytes']} />
            <FilterButton />
            {!isPopup() && <ExportButton />}
          </TopToolbar>
        }
        sx={{ '& .RaList-content': { border: 0, background: 'none' } }}
      >
        <ListSelection>
          <Pictures />
        </ListSelection>
      </List>
    </>
  )
}

/** Asks for details of new pictures at once: the uploader knows best what they show. */
function AddedImages({ records, forget }: { records: readonly AdminRecord[]; forget: () => void }) {
  const translate = useTranslate()
  const { open, dialog } = useChangePictures(
    records.map(({ id }) => id),
    forget,
  )
  return (
    <Box sx={{ mb: 2 }}>
      <PlainButton variant="contained" startIcon={<EditIcon />} onClick={open}>
        {translate('partitur.media.details', { smart_count: records.length })}
      </PlainButton>
      {dialog}
    </Box>
  )
}

function Pictures() {
  const { data = [], isPending, selectedIds = [], onToggleItem } = useListContext<RaRecord>()
  const redirect = useRedirect()
  if (!isPending && data.length === 0) return <ListNoResults />
  if (isPopup()) return <PictureGrid records={data} onChoose={(record) => sendToOpener('images', record)} />
  return (
    <>
      <PictureGrid
        records={data}
        onChoose={(record) => redirect('edit', 'images', record.id)}
        selection={{ ids: selectedIds, toggle: onToggleItem }}
      />
      <BulkBar>
        <ChangeSelected />
        <BulkDelete />
      </BulkBar>
    </>
  )
}

function ChangeSelected() {
  const { selectedIds = [], onUnselectItems } = useListContext<RaRecord>()
  const { open, dialog } = useChangePictures(selectedIds, onUnselectItems)
  return (
    <>
      <Button label="partitur.media.change" onClick={open}>
        <EditIcon />
      </Button>
      {dialog}
    </>
  )
}

/**
 * The stored pictures at the time the dialog opens, from all pages of the list: a reload must not overwrite what is
 * typed.
 */
function useChangePictures(ids: readonly Identifier[], onChanged: () => void) {
  const provider = useDataProvider()
  const { runWhileBusy } = useBusy()
  const [records, setRecords] = useState<readonly RaRecord[] | null>(null)
  const load = () =>
    runWhileBusy(async () => {
      setRecords((await provider.getMany<RaRecord>('images', { ids: [...ids] })).data)
    })
  const dialog = records && <BulkEditImages records={records} close={() => setRecords(null)} onChanged={onChanged} />
  return { open: () => void load(), dialog }
}
