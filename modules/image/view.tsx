import { defineView, Field, type ModuleProps } from '../define.tsx'
import { ModuleLink } from '../parts/ModuleLink.tsx'
import { Picture } from '../parts/Picture.tsx'
import { toCrop } from './aliases.ts'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

function View(module: ModuleProps<typeof schema>) {
  const { picture } = module
  if (!picture) return null
  return (
    <figure className={styles.root} data-alias={module.alias}>
      <ModuleLink href={module.link_url}>
        <Picture
          image={picture}
          crop={toCrop(module.alias)}
          sizes="(min-width: 64em) 60vw, 100vw"
          className={styles.picture}
        />
      </ModuleLink>
      <figcaption className={styles.caption}>
        <Field of={module} name="description" />
        {picture.copyright && <small className={styles.credit}>{picture.copyright}</small>}
      </figcaption>
    </figure>
  )
}
