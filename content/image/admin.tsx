import PhotoLibraryIcon from '@mui/icons-material/PhotoLibrary'
import { type ContentResource, defineAdmin } from '#admin/define-resource.tsx'
import { ReplaceButton } from '#admin/uploads/ReplaceButton.tsx'
import { Usage } from '#admin/usage/Usage.tsx'
import { AltInput } from './admin/AltInput.tsx'
import { FocalInput } from './admin/FocalInput.tsx'
import { ImageLibrary } from './admin/ImageLibrary.tsx'
import image from './fields.ts'

const images: ContentResource = {
  ...defineAdmin(image, {
    icon: PhotoLibraryIcon,
    menu: { group: 'content', order: 4 },
    elements: { focal_x: <FocalInput />, alt: <AltInput />, usage: <Usage /> },
    actions: <ReplaceButton accept="image/*" />,
  }),
  list: ImageLibrary,
}

export default images
