import PianoIcon from '@mui/icons-material/Piano'
import { defineAdmin } from '#admin/define-resource.tsx'
import instrument from './fields.ts'

export default defineAdmin(instrument, { icon: PianoIcon, menu: { group: 'school', order: 4 } })
