import AccountTreeIcon from '@mui/icons-material/AccountTree'
import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { Link, SelectInput, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type ContentResource, defineAdmin } from '#admin/define-resource.tsx'
import { SlugInputs, variantChoices } from '#admin/inputs/fields.tsx'
import { LocalisedLinkInput } from '#admin/inputs/LinkInput.tsx'
import { pageEditions } from '#model/page-editions.ts'
import { PageTree } from './admin/PageTree.tsx'
import page from './fields.ts'
import { pageTypes } from './states.ts'

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

/** Creates a page below this one, in its variant. */
function AddChildButton() {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  const source = encodeURIComponent(JSON.stringify({ parent_id: record.id, in_menu: record.in_menu }))
  return (
    <Button size="small" component={Link} to={`/admin/pages/create?source=${source}`} startIcon={<AddIcon />}>
      {translate('partitur.action.addChild')}
    </Button>
  )
}

const types = pageTypes.map((id) => ({ id, name: `partitur.contentType.${id}` }))
const editions = pageEditions.map((id) => ({ id, name: `partitur.edition.${id}` }))

function ContentTypeInput() {
  return <SelectInput source="content_type" choices={types} isRequired helperText={false} />
}

function VariantInput() {
  return (
    <SelectInput source="variant" choices={variantChoices} emptyText="partitur.variant.inherited" helperText={false} />
  )
}

/** Makes a page an edition of another one, in Easy Read or sign language. */
function EditionInput() {
  return (
    <SelectInput
      source="edition"
      choices={editions}
      emptyText="partitur.edition.everyday"
      parse={(value) => value || null}
      helperText="resources.pages.help.edition"
    />
  )
}

/** Links of the menu have a target instead of a path. */
function AddressInput() {
  const type = useWatch({ name: 'content_type' })
  return type === 'link' ? <LocalisedLinkInput source="link" /> : <SlugInputs />
}
