import SellIcon from '@mui/icons-material/Sell'
import { defineAdmin } from '#admin/define-resource.tsx'
import { CategoriesInput } from './admin/CategoriesInput.tsx'
import { PriceRange } from './admin/PriceRange.tsx'
import priceList from './fields.ts'

export default defineAdmin(priceList, {
  icon: SellIcon,
  menu: { group: 'programme', order: 7 },
  list: {
    secondary: (record) => <PriceRange record={record} />,
    columns: { categories: (record) => <PriceRange record={record} /> },
  },
  elements: { categories: <CategoriesInput /> },
})
