import { Picture } from '#modules/parts/Picture.tsx'
import type { PictureSource } from '#modules/parts/picture-source.ts'
import duotone from './Duotone.module.css'
import styles from './Portrait.module.css'

type PortraitProps = { image: PictureSource | null; name: string; alt?: string; sizes: string }

/** A person's picture, or their initials. */
export function Portrait({ image, name, alt = '', sizes }: PortraitProps) {
  return (
    <div className={`${styles.portrait} ${duotone.duotone}`} data-duotone={image?.duotone === true}>
      {image ? (
        <Picture image={image} crop="vertical" sizes={sizes} alt={alt} />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {getInitials(name)}
        </span>
      )}
    </div>
  )
}

function getInitials(name: string): string {
  const nameParts = name.split(/[\s-]+/).filter(Boolean)
  return [nameParts[0], nameParts.at(-1)].map((namePart) => namePart?.[0] ?? '').join('')
}
