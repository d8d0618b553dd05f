import type { Image } from '#contract/common.ts'
import { mediaUrl } from '#contract/media.ts'
import { defineView, type ModuleProps } from '../define.tsx'
import { Embed } from '../parts/Embed.tsx'
import { Film } from '../parts/Film.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

function View(module: ModuleProps<typeof schema>) {
  return (
    <Film of={module}>
      {module.video_file_mp4 ? (
        <OwnFilm src={module.video_file_mp4} poster={module.picture} />
      ) : (
        <Embed url={module.video_url} what="video" shape="film" title={module.title} poster={module.picture} />
      )}
    </Film>
  )
}

/** Our own file calls nobody else, so it asks no consent. */
function OwnFilm({ src, poster }: { src: string; poster: Image | null }) {
  return (
    <video className={styles.film} controls playsInline preload="none" {...(poster ? { poster: mediaUrl(poster, 'large', 'jpg') } : {})}>
      <source src={src} type="video/mp4" />
    </video>
  )
}
