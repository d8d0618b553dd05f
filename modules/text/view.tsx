import { defineView, Field, type ModuleProps } from '../define.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

function View(module: ModuleProps<typeof schema>) {
  return <Field of={module} name="content" rich className={styles.root} />
}
