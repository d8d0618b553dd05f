import { useContext } from 'react'
import type { Image } from '#contract/common.ts'
import { mediaUrl } from '#contract/media.ts'
import { defineView, Field, type ModuleProps, ModuleRenderingContext } from '../define.tsx'
import { Embed } from '../parts/Embed.tsx'
import { partMessages } from '../parts/messages.ts'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

function View(module: ModuleProps<typeof schema>) {
  const { locale } = useContext(ModuleRenderingContext)
  return (
    <figure className={styles.root}>
      {module.video_file_mp4 ? (
        <OwnFilm src={module.video_file_mp4} poster={module.picture} />
      ) : (
        <Embed url={module.video_url} what="video" shape="film" title={module.title} poster={module.picture} />
      )}
      <figcaption className={styles.caption}>
        <Field of={module} name="title" as="h3" className={styles.title} />
        {module.length && <p className={styles.length}>{partMessages[locale].length(module.length)}</p>}
        <Field of={module} name="content" rich className={styles.content} />
      </figcaption>
    </figure>
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
