import PaletteIcon from '@mui/icons-material/Palette'
import { defineAdmin } from '#admin/define-resource.tsx'
import { Swatch } from '#admin/inputs/ColorInput.tsx'
import { localText } from '#admin/records.ts'
import color from './fields.ts'

export default defineAdmin(color, {
  icon: PaletteIcon,
  menu: { group: 'technical', order: 1 },
  list: { picture: (record) => <Swatch value={localText(record.value)} /> },
})
