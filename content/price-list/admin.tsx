import SellIcon from '@mui/icons-material/Sell'
import { required } from 'react-admin'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { CategoriesInput } from './admin/CategoriesInput.tsx'
import { PriceRange } from './admin/PriceRange.tsx'

export function PriceListInputs() {
  return (
    <>
      <LineInput source="name" validate={required()} helperText="partitur.evening.namesHelp" />
      <CategoriesInput />
      <LocalisedInput source="reductions" multiline maxLength={500} />
    </>
  )
}

const priceLists = defineResource({
  name: 'price-lists',
  menu: { group: 'programme', place: 7 },
  icon: SellIcon,
  list: {
    sort: { field: 'name', order: 'ASC' },
    secondary: (record) => <PriceRange record={record} />,
    columns: [{ source: 'categories', render: (record) => <PriceRange record={record} /> }, stateColumn],
  },
  inputs: <PriceListInputs />,
})

export default priceLists
