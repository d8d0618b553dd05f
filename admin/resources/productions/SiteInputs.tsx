import { SlugInputs } from '../../inputs/fields.tsx'
import { PickMany } from '../../inputs/Pick.tsx'
import { NamedInputs } from '../named.tsx'

export function SiteInputs() {
  return (
    <>
      <SlugInputs />
      <PickMany source="subscriptions" reference="subscriptions" create={<NamedInputs />} />
    </>
  )
}
