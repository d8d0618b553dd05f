import { BothInput } from '#admin/inputs/BothInput.tsx'
import { BothRichInput } from '#admin/inputs/BothRichInput.tsx'
import { ColorInput } from '#admin/inputs/ColorInput.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { PickOne } from '#admin/inputs/Pick.tsx'
import { PictureInput } from '#admin/inputs/PictureInput.tsx'
import { NamedInputs } from '../../lookup/admin.tsx'

export function GeneralInputs() {
  return (
    <>
      <BothInput source="name" required />
      <BothInput source="name_subline" />
      <Row>
        <PickOne source="type_id" reference="event-types" required create={<NamedInputs />} />
        <ColorInput />
      </Row>
      <OnlineInput />
      <PictureInput />
      <BothRichInput source="description" />
      <BothInput source="additional_info" multiline maxLength={1000} />
    </>
  )
}
