import AccountTreeIcon from '@mui/icons-material/AccountTree'
import { type ContentResource, defineAdmin } from '#admin/define-resource.tsx'
import { AddChildButton } from './admin/AddChildButton.tsx'
import { PageTree } from './admin/PageTree.tsx'
import { AddressInput, ContentTypeInput, EditionInput, VariantInput } from './admin/page-inputs.tsx'
import page from './fields.ts'

const pages: ContentResource = {
  ...defineAdmin(page, {
    icon: AccountTreeIcon,
    menu: { group: 'content', order: 1 },
    elements: {
      content_type: <ContentTypeInput />,
      variant: <VariantInput />,
      slug_de: <AddressInput />,
      edition: <EditionInput />,
    },
    actions: <AddChildButton />,
  }),
  list: PageTree,
}

export default pages
