import type { Image } from '#contract/common.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import styles from './WidePicture.module.css'

export function WidePicture({ image, className }: { image: Image; className?: string | undefined }) {
  return (
    <figure className={`${styles.picture} ${className ?? ''}`}>
      <Picture image={image} crop="horizontal" sizes="(min-width: 90rem) 82rem, 100vw" />
      {image.copyright && <figcaption>{image.copyright}</figcaption>}
    </figure>
  )
}
