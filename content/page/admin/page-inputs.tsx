import { SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { SlugInputs, variantChoices } from '#admin/inputs/fields.tsx'
import { LocalisedLinkInput } from '#admin/inputs/LinkInput.tsx'
import { pageEditions } from '#model/page-editions.ts'
import { pageTypes } from '../states.ts'

const types = pageTypes.map((id) => ({ id, name: `partitur.contentType.${id}` }))
const editions = pageEditions.map((id) => ({ id, name: `partitur.edition.${id}` }))

export function ContentTypeInput() {
  return <SelectInput source="content_type" choices={types} isRequired helperText={false} />
}

export function VariantInput() {
  return (
    <SelectInput source="variant" choices={variantChoices} emptyText="partitur.variant.inherited" helperText={false} />
  )
}

/** Makes a page an edition of another one, in Easy Read or sign language. */
export function EditionInput() {
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
export function AddressInput() {
  const type = useWatch({ name: 'content_type' })
  return type === 'link' ? <LocalisedLinkInput source="link" /> : <SlugInputs />
}
