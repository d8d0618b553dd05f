import { quickForm } from '#admin/forms/FormParts.tsx'
import { ColorInput } from '#admin/inputs/ColorInput.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { LocalisedRichInput } from '#admin/inputs/LocalisedRichInput.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { PictureInput } from '#admin/inputs/PictureInput.tsx'

export function GeneralInputs() {
  return (
    <>
      <LocalisedInput source="name" required />
      <LocalisedInput source="name_subline" />
      <Row>
        <ReferencePicker source="type_id" reference="event-types" required create={quickForm('event-types')} />
        <ColorInput />
      </Row>
      <OnlineInput />
      <PictureInput />
      <LocalisedRichInput source="description" />
      <LocalisedInput source="additional_info" multiline maxLength={1000} />
    </>
  )
}
