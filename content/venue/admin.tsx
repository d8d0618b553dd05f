import PlaceIcon from '@mui/icons-material/Place'
import { defineAdmin } from '#admin/define-resource.tsx'
import { DatesOfRecord } from '../production/dates/admin/DatesOfRecord.tsx'
import { AccessInputs } from './admin/AccessInputs.tsx'
import venue from './fields.ts'

export default defineAdmin(venue, {
  icon: PlaceIcon,
  menu: { group: 'programme', order: 2 },
  elements: { wheelchair_places: <AccessInputs subject="venue" />, dates: <DatesOfRecord field="venue_id" /> },
})
