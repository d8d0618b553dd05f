import PhotoLibraryIcon from '@mui/icons-material/PhotoLibrary'
import { useWatch } from 'react-hook-form'
import { type ContentResource, defineAdmin } from '#admin/define-resource.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { ReplaceButton } from '#admin/uploads/ReplaceButton.tsx'
import { Usage } from '#admin/usage/Usage.tsx'
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

/** A decorative picture has no alternative text to ask for. */
function AltInput() {
  const isDecorative = useWatch({ name: 'decorative' })
  return isDecorative !== true && <LocalisedInput source="alt" maxLength={500} help="resources.images.help.alt" />
}
