import { defineHeadedView, Field, type HeadedProps } from '../define.tsx'
import { ModuleLink } from '../parts/ModuleLink.tsx'
import { Picture } from '../parts/Picture.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineHeadedView<typeof schema>(View, () => 3)

/** One link per card: the headline's, stretched over the whole card. */
function View({ heading: Heading, ...module }: HeadedProps<typeof schema>) {
  return (
    <article className={styles.root}>
      {module.picture && (
        <Picture
          image={module.picture}
          crop="horizontal"
          sizes="(min-width: 64em) 33vw, 100vw"
          alt=""
          className={styles.picture}
        />
      )}
      <div className={styles.texts}>
        <Field of={module} name="preline" as="p" className={styles.preline} />
        <Heading className={styles.headline}>
          <ModuleLink href={module.link_url} className={styles.link}>
            <Field of={module} name="headline" />
          </ModuleLink>
        </Heading>
        <Field of={module} name="subline" as="p" className={styles.subline} />
        <Field of={module} name="text" as="p" className={styles.text} />
        {module.link_url && <Field of={module} name="link_text" as="p" className={styles.more} />}
      </div>
    </article>
  )
}
