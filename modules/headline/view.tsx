import { accentStyle } from '../accent.ts'
import { defineHeadedView, Field, type HeadedProps } from '../define.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineHeadedView<typeof schema>(View, (module) => module.headline_level)

/** As large as its editor chose, whatever its place in the outline of the page. */
function View(module: HeadedProps<typeof schema>) {
  return (
    <hgroup
      className={styles.root}
      data-with="next"
      data-level={module.headline_level}
      style={accentStyle(module.color)}
    >
      <Field of={module} name="preline" as="p" className={styles.preline} />
      <Field of={module} name="content" as={module.heading} className={styles.content} />
      <Field of={module} name="subline" as="p" className={styles.subline} />
    </hgroup>
  )
}
