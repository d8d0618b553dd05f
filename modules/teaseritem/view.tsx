import { defineView, Field, type ModuleProps } from '../define.tsx'
import { ModuleLink } from '../parts/ModuleLink.tsx'
import { Picture } from '../parts/Picture.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

/** One link per card: the headline's, stretched over the whole card. */
function View(module: ModuleProps<typeof schema>) {
  return (
    <article className={styles.root}>
      {module.picture && <Picture image={module.picture} crop="horizontal" sizes="(min-width: 64em) 33vw, 100vw" alt="" className={styles.picture} />}
      <div className={styles.words}>
        <Field of={module} name="preline" as="p" className={styles.preline} />
        <h3 className={styles.headline}>
          <ModuleLink href={module.link_url} className={styles.link}>
            <Field of={module} name="headline" />
          </ModuleLink>
        </h3>
        <Field of={module} name="subline" as="p" className={styles.subline} />
        <Field of={module} name="text" as="p" className={styles.text} />
        {module.link_url && <Field of={module} name="link_text" as="p" className={styles.more} />}
      </div>
    </article>
  )
}
