import { Box } from '@mui/material'
import { useGetManyAggregate } from 'react-admin'
import { z } from 'zod'
import { mediaUrl } from '#contract/media/media.ts'

const pictureSchema = z.object({ id: z.int(), hash: z.string() })

/** `cover` crops around the focal point; `contain` shows the whole picture, for logos. */
export type Fit = 'cover' | 'contain'

/** The picture of a row; those of a whole list are loaded in one request. */
export function Thumb({ imageId, size = 48, fit = 'cover' }: { imageId: unknown; size?: number; fit?: Fit }) {
  const isGiven = typeof imageId === 'number'
  const { data } = useGetManyAggregate('images', { ids: isGiven ? [imageId] : [] }, { enabled: isGiven })
  const picture = pictureSchema.safeParse(data?.[0])
  if (!isGiven || !picture.success) return <Box sx={{ width: size, height: size, bgcolor: 'action.hover' }} />
  return <PictureThumb picture={picture.data} size={size} fit={fit} />
}

export function PictureThumb({
  picture,
  size,
  fit = 'cover',
}: {
  picture: { id: number; hash: string }
  size: number
  fit?: Fit
}) {
  const src = mediaUrl(picture, fit === 'cover' ? 'square_small' : 'small', 'webp')
  return <Box component="img" src={src} alt="" width={size} height={size} loading="lazy" sx={{ objectFit: fit }} />
}
