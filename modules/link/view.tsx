import { defineView, Field, type ModuleProps } from '../define.tsx'
import { ModuleLink } from '../parts/ModuleLink.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

function View(module: ModuleProps<typeof schema>) {
  return (
    <p className={styles.root} data-with="previous">
      <ModuleLink
        href={module.link_url}
        newWindow={module.open_new_window}
        className={module.extra_class === 'button' ? styles.button : styles.link}
      >
        <Field of={module} name="content" />
      </ModuleLink>
    </p>
  )
}
