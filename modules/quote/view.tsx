import { defineView, Field, type ModuleProps } from '../define.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

function View(module: ModuleProps<typeof schema>) {
  return (
    <figure className={styles.root}>
      <blockquote className={styles.quote}>
        <Field of={module} name="content" as="p" className={styles.content} />
      </blockquote>
      <figcaption className={styles.author}>
        <Field of={module} name="author" />
      </figcaption>
    </figure>
  )
}
