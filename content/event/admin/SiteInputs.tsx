import { BooleanInput, NumberInput } from 'react-admin'
import { quickForm } from '#admin/forms/FormParts.tsx'
import { SlugInputs } from '#admin/inputs/fields.tsx'
import { ReferenceListPicker } from '#admin/inputs/Pick.tsx'

export function SiteInputs() {
  return (
    <>
      <SlugInputs />
      <BooleanInput source="for_children" helperText={false} />
      <NumberInput source="age_from" min={0} max={99} helperText={false} sx={{ maxWidth: 220 }} />
      <ReferenceListPicker source="subscriptions" reference="subscriptions" create={quickForm('subscriptions')} />
    </>
  )
}
