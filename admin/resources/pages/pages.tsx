import AccountTreeIcon from '@mui/icons-material/AccountTree'
import { TabbedForm } from 'react-admin'
import { RecordCreate } from '../../forms/RecordCreate.tsx'
import { RecordEdit } from '../../forms/RecordEdit.tsx'
import { BothInput } from '../../inputs/BothInput.tsx'
import { LineInput } from '../../inputs/LineInput.tsx'
import { PictureInput } from '../../inputs/PictureInput.tsx'
import { nameOf } from '../../records.ts'
import { AddChildButton } from './AddChildButton.tsx'
import { MenuInputs } from './MenuInputs.tsx'
import { PageInputs } from './PageInputs.tsx'
import { PageTree } from './PageTree.tsx'

const inputs = [
  <TabbedForm.Tab key="general" label="partitur.section.general">
    <PageInputs />
  </TabbedForm.Tab>,
  <TabbedForm.Tab key="menu" label="partitur.section.menu">
    <MenuInputs />
  </TabbedForm.Tab>,
  <TabbedForm.Tab key="search" label="partitur.section.search">
    <BothInput source="meta_title" />
    <BothInput source="meta_description" multiline maxLength={500} />
    <BothInput source="og_title" />
    <BothInput source="og_description" multiline maxLength={500} />
    <PictureInput source="og_image_id" />
    <LineInput source="og_type" helperText={false} />
  </TabbedForm.Tab>,
]

export const pages = { name: 'pages', icon: AccountTreeIcon, recordRepresentation: nameOf, list: PageTree, create: PageCreate, edit: PageEdit }

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
