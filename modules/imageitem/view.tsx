import { defineView, Field, type ModuleProps } from '../define.tsx'
import { ModuleLink } from '../parts/ModuleLink.tsx'
import { Picture } from '../parts/Picture.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

function View(module: ModuleProps<typeof schema>) {
  const { picture } = module
  if (!picture) return null
  return (
    <figure className={styles.root}>
      <ModuleLink href={module.link_url}>
        <Picture
          image={picture}
          sizes="(min-width: 64em) 33vw, (min-width: 48em) 50vw, 100vw"
          className={styles.picture}
        />
      </ModuleLink>
      <figcaption className={styles.caption}>
        <Field of={module} name="title" as="strong" className={styles.title} />
        <Field of={module} name="description" />
        {picture.copyright && <small className={styles.credit}>{picture.copyright}</small>}
      </figcaption>
    </figure>
  )
}
