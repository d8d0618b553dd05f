import type { Image } from '#contract/common.ts'
import { mediaUrl } from '#contract/media/media.ts'
import { defineHeadedView, type HeadedProps } from '../define.tsx'
import embed from '../parts/Embed.module.css'
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

/** Some browsers draw no frame before they have been asked for a moment. */
const COVER_AT_S = 0.1

/** An own file needs no consent. Without a poster it shows its own frame. */
function OwnFilm({ src, poster }: { src: string; poster: Image | null }) {
  return (
    <video
      className={`${styles.film} ${embed.unprinted}`}
      controls
      playsInline
      {...(poster ? { preload: 'none', poster: mediaUrl(poster, 'large', 'jpg') } : { preload: 'metadata' })}
    >
      <source src={poster ? src : `${src}#t=${COVER_AT_S}`} type="video/mp4" />
    </video>
  )
}
