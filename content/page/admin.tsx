import AccountTreeIcon from '@mui/icons-material/AccountTree'
import type { ContentResource } from '#admin/define-resource.tsx'
import { FormTab } from '#admin/forms/FormTab.tsx'
import { RecordCreate } from '#admin/forms/RecordCreate.tsx'
import { RecordEdit } from '#admin/forms/RecordEdit.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { PictureInput } from '#admin/inputs/PictureInput.tsx'
import { recordName } from '#admin/records.ts'
import { AddChildButton } from './admin/AddChildButton.tsx'
import { MenuInputs } from './admin/MenuInputs.tsx'
import { PageInputs } from './admin/PageInputs.tsx'
import { PageTree } from './admin/PageTree.tsx'

const inputs = [
  <FormTab key="general" label="partitur.section.general">
    <PageInputs />
  </FormTab>,
  <FormTab key="menu" label="partitur.section.menu">
    <MenuInputs />
  </FormTab>,
  <FormTab key="search" label="partitur.section.search">
    <LocalisedInput source="meta_title" />
    <LocalisedInput source="meta_description" multiline maxLength={500} />
    <LocalisedInput source="og_title" />
    <LocalisedInput source="og_description" multiline maxLength={500} />
    <PictureInput source="og_image_id" />
    <LineInput source="og_type" helperText={false} />
  </FormTab>,
]

const pages: ContentResource = {
  name: 'pages',
  menu: { group: 'content', place: 1 },
  icon: AccountTreeIcon,
  recordRepresentation: (record: Record<string, unknown>) => recordName('pages', record),
  list: PageTree,
  create: PageCreate,
  edit: PageEdit,
}

function PageCreate() {
  return <RecordCreate tabs>{inputs}</RecordCreate>
}

function PageEdit() {
  return (
    <RecordEdit tabs canDuplicate actions={<AddChildButton />}>
      {inputs}
    </RecordEdit>
  )
}

export default pages
