import { useContext, useId } from 'react'
import { defineView, Field, type ModuleProps, ModuleRenderingContext } from '../define.tsx'
import { partMessages } from '../parts/messages.ts'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

function View(module: ModuleProps<typeof schema>) {
  const { editing, locale } = useContext(ModuleRenderingContext)
  const id = useId()
  // The editor draws the whole table.
  if (editing)
    return (
      <div className={styles.root}>
        <Field of={module} name="caption" as="p" className={styles.caption} />
        <Field of={module} name="content" rich />
      </div>
    )
  const name = module.caption ? { 'aria-labelledby': id } : { 'aria-label': partMessages[locale].table }
  return (
    // A wide table scrolls, with the focus also by keyboard; biome knows no such region.
    <section className={styles.root} {...{ tabIndex: 0 }} {...name}>
      <table>
        {module.caption && (
          <caption className={styles.caption} id={id}>
            <Field of={module} name="caption" />
          </caption>
        )}
        <Field of={module} name="content" rich as="tbody" />
      </table>
    </section>
  )
}
