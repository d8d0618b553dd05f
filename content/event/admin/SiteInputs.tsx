import { SlugInputs } from '#admin/inputs/fields.tsx'
import { PickMany } from '#admin/inputs/Pick.tsx'
import { NamedInputs } from '../../lookup/admin.tsx'

export function SiteInputs() {
  return (
    <>
      <SlugInputs />
      <PickMany source="subscriptions" reference="subscriptions" create={<NamedInputs />} />
    </>
  )
}
