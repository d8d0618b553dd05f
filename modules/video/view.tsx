import type { Image } from '#contract/common.ts'
import { mediaUrl } from '#contract/media/media.ts'
import { defineHeadedView, type HeadedProps } from '../define.tsx'
import { Embed } from '../parts/Embed.tsx'
import { VideoFigure } from '../parts/VideoFigure.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineHeadedView<typeof schema>(View, () => 3)

function View(module: HeadedProps<typeof schema>) {
  return (
    <VideoFigure record={module} heading={module.heading}>
      {module.video_file_mp4 ? (
        <OwnFilm src={module.video_file_mp4} poster={module.picture} />
      ) : (
        <Embed url={module.video_url} medium="video" shape="film" title={module.title} poster={module.picture} />
      )}
    </VideoFigure>
  )
}

/** An own file needs no consent. */
function OwnFilm({ src, poster }: { src: string; poster: Image | null }) {
  return (
    <video
      className={styles.film}
      controls
      playsInline
      preload="none"
      {...(poster ? { poster: mediaUrl(poster, 'large', 'jpg') } : {})}
    >
      <source src={src} type="video/mp4" />
    </video>
  )
}
