import { BothInput } from '../../inputs/BothInput.tsx'
import { BothRichInput } from '../../inputs/BothRichInput.tsx'
import { ColorInput } from '../../inputs/ColorInput.tsx'
import { OnlineInput, Row } from '../../inputs/fields.tsx'
import { PickOne } from '../../inputs/Pick.tsx'
import { PictureInput } from '../../inputs/PictureInput.tsx'
import { NamedInputs } from '../named.tsx'

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
