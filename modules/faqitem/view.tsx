import { defineView, Field, type ModuleProps } from '../define.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

/** Open or closed without a script; the heading stays in the outline. */
function View(module: ModuleProps<typeof schema>) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        <Field of={module} name="content" as="h3" className={styles.question} />
      </summary>
      <Field of={module} name="text" rich className={styles.answer} />
    </details>
  )
}
