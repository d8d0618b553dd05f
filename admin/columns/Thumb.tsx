import { Box } from '@mui/material'
import { useGetManyAggregate } from 'react-admin'
import { z } from 'zod'
import { mediaUrl } from '#contract/media.ts'

const pictureSchema = z.object({ id: z.int(), hash: z.string() })

/** The picture of a row; those of a whole list are asked for in one call. */
export function Thumb({ imageId, size = 48 }: { imageId: unknown; size?: number }) {
  const isGiven = typeof imageId === 'number'
  const { data } = useGetManyAggregate('images', { ids: isGiven ? [imageId] : [] }, { enabled: isGiven })
  const picture = pictureSchema.safeParse(data?.[0])
  if (!isGiven || !picture.success) return <Box sx={{ width: size, height: size, bgcolor: 'action.hover' }} />
  return <ThumbOf picture={picture.data} size={size} />
}

export function ThumbOf({ picture, size }: { picture: { id: number; hash: string }; size: number }) {
  return <Box component="img" src={mediaUrl(picture, 'square_small', 'webp')} alt="" width={size} height={size} loading="lazy" sx={{ objectFit: 'cover' }} />
}
