import { useWatch } from 'react-hook-form'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'

/** A decorative picture has no alternative text to ask for. */
export function AltInput() {
  const isDecorative = useWatch({ name: 'decorative' })
  return isDecorative !== true && <LocalisedInput source="alt" maxLength={500} help="resources.images.help.alt" />
}
