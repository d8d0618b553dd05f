import PhotoLibraryIcon from '@mui/icons-material/PhotoLibrary'
import type { ContentResource } from '#admin/define-resource.tsx'
import { recordName } from '#admin/records.ts'
import { ImageEdit } from './admin/ImageEdit.tsx'
import { ImageLibrary } from './admin/ImageLibrary.tsx'

const images: ContentResource = {
  name: 'images',
  menu: { group: 'content', place: 4 },
  icon: PhotoLibraryIcon,
  recordRepresentation: (record: Record<string, unknown>) => recordName('images', record),
  list: ImageLibrary,
  edit: ImageEdit,
}

export default images
