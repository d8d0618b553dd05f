import MeetingRoomIcon from '@mui/icons-material/MeetingRoom'
import { defineAdmin } from '#admin/define-resource.tsx'
import location from './fields.ts'

export default defineAdmin(location, { icon: MeetingRoomIcon, menu: { group: 'school', order: 6 } })
