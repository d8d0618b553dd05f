import QueueMusicIcon from '@mui/icons-material/QueueMusic'
import { defineAdmin } from '#admin/define-resource.tsx'
import ensemble from './fields.ts'

export default defineAdmin(ensemble, { icon: QueueMusicIcon, menu: { group: 'school', order: 1 } })
