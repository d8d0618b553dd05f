import PhotoLibraryIcon from '@mui/icons-material/PhotoLibrary'
import { nameOf, textOf } from '../../records.ts'
import { ImageEdit } from './ImageEdit.tsx'
import { ImageLibrary } from './ImageLibrary.tsx'

export const images = {
  name: 'images',
  icon: PhotoLibraryIcon,
  recordRepresentation: (record: Record<string, unknown>) => textOf(record.title) || textOf(record.alt) || nameOf(record),
  list: ImageLibrary,
  edit: ImageEdit,
}
