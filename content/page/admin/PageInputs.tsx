import { BooleanInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Row, SlugInputs, variantChoices } from '#admin/inputs/fields.tsx'
import { LocalisedLinkInput } from '#admin/inputs/LinkInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { pageEditions } from '../fields.ts'
import { pageTypes } from '../states.ts'

const types = pageTypes.map((id) => ({ id, name: `partitur.contentType.${id}` }))
const editions = pageEditions.map((id) => ({ id, name: `partitur.edition.${id}` }))

export function PageInputs() {
  return (
    <>
      <LocalisedInput source="title" required />
      <LocalisedInput source="headline" />
      <Row>
        <ReferencePicker source="parent_id" reference="pages" />
        <SelectInput source="content_type" choices={types} isRequired helperText={false} />
        <SelectInput
          source="variant"
          choices={variantChoices}
          emptyText="partitur.variant.inherited"
          helperText={false}
        />
      </Row>
      <Address />
      <EditionInputs />
      <OnlineInput />
      <BooleanInput source="is_clickable" helperText="partitur.help.clickable" />
    </>
  )
}

/** Makes a page an edition of another one, in Easy Read or sign language. */
function EditionInputs() {
  return (
    <Row>
      <ReferencePicker source="edition_of_id" reference="pages" />
      <SelectInput
        source="edition"
        choices={editions}
        emptyText="partitur.edition.everyday"
        parse={(value) => value || null}
        helperText="partitur.edition.help"
      />
    </Row>
  )
}

/** Links of the menu have a target instead of a path. */
function Address() {
  const type = useWatch({ name: 'content_type' })
  return type === 'link' ? <LocalisedLinkInput source="link" /> : <SlugInputs />
}
