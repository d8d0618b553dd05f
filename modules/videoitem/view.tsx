import { defineHeadedView, type HeadedProps } from '../define.tsx'
import { Embed } from '../parts/Embed.tsx'
import { VideoFigure } from '../parts/VideoFigure.tsx'
import type schema from './schema.ts'
export default defineHeadedView<typeof schema>(View, () => 3)

function View(module: HeadedProps<typeof schema>) {
  return (
    <VideoFigure record={module} heading={module.heading}>
      <Embed url={module.video_url} medium="video" shape="film" title={module.title} poster={module.picture} />
    </VideoFigure>
  )
}
