import { defineHeadedView, Field, type HeadedProps } from '../define.tsx'
import { accentStyle } from '../render/accent.ts'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineHeadedView<typeof schema>(View, (module) => module.headline_level)

/** The chosen size, independent of the level in the outline. */
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
