import { useContext } from 'react'
import { defineView, Field, type ModuleProps, ModuleRenderingContext } from '../define.tsx'
import { partMessages } from '../parts/messages.ts'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

/** A wide table scrolls, with the focus also by keyboard; biome knows no such region. */
function View(module: ModuleProps<typeof schema>) {
  const { locale } = useContext(ModuleRenderingContext)
  return (
    <section className={styles.root} {...{ tabIndex: 0 }} aria-label={module.caption || partMessages[locale].table}>
      <table>
        <Field of={module} name="caption" as="caption" />
        <Field of={module} name="content" as="tbody" rich />
      </table>
    </section>
  )
}
