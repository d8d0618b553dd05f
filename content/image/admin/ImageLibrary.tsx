import { FilterButton, List, Pagination, type RaRecord, SearchInput, SortButton, TopToolbar, useListContext, useRedirect, useRefresh } from 'react-admin'
import { ExportButton } from '#admin/lists/ExportButton.tsx'
import { missingEnglishFilter, yesNoFilter } from '#admin/lists/filters.tsx'
import { answerOpener, isPopup } from '#admin/popup/popup.ts'
import { PictureGrid } from '#admin/uploads/PictureGrid.tsx'
import { UploadBox } from '#admin/uploads/UploadBox.tsx'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  yesNoFilter('missing_alt'),
  yesNoFilter('missing_credit'),
  yesNoFilter('decorative'),
  missingEnglishFilter,
]

/** The media library: drop pictures in, open or choose one. */
export function ImageLibrary() {
  const refresh = useRefresh()
  return (
    <>
      <UploadBox path="/api/admin/images/upload/" accept="image/*" onUploaded={refresh} />
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
        <Pictures />
      </List>
    </>
  )
}

function Pictures() {
  const { data = [] } = useListContext<RaRecord>()
  const redirect = useRedirect()
  return <PictureGrid records={data} onChoose={(record) => (isPopup() ? answerOpener('images', record) : redirect('edit', 'images', record.id))} />
}
