import { accentStyle } from '../accent.ts'
import { defineView, Field, type ModuleProps } from '../define.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

function View(module: ModuleProps<typeof schema>) {
  const level = `h${module.headline_level}` as const
  return (
    <hgroup className={styles.root} data-with="next" data-level={module.headline_level} style={accentStyle(module.color)}>
      <Field of={module} name="preline" as="p" className={styles.preline} />
      <Field of={module} name="content" as={level} className={styles.content} />
      <Field of={module} name="subline" as="p" className={styles.subline} />
    </hgroup>
  )
}
