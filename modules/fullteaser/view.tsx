import { useContext } from 'react'
import { defineHeadedView, Field, type HeadedProps, ModuleRenderingContext } from '../define.tsx'
import { ModuleLink } from '../parts/ModuleLink.tsx'
import { partMessages } from '../parts/messages.ts'
import { Picture } from '../parts/Picture.tsx'
import { accentStyle } from '../render/accent.ts'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineHeadedView<typeof schema>(View, () => 2)

function View(module: HeadedProps<typeof schema>) {
  const { locale } = useContext(ModuleRenderingContext)
  return (
    <article className={styles.root} data-class={module.extra_class} style={accentStyle(module.color)}>
      {module.picture && (
        <div className={styles.picture}>
          <Picture image={module.picture} sizes="(min-width: 64em) 60vw, 100vw" alt="" />
        </div>
      )}
      <div className={styles.texts}>
        <Field of={module} name="preline" as="p" className={styles.preline} />
        <Field of={module} name="headline" as={module.heading} className={styles.headline} />
        <Field of={module} name="subline" as="p" className={styles.subline} />
        <Field of={module} name="text" as="p" className={styles.text} />
        {module.link_url && (
          <p>
            <ModuleLink href={module.link_url} className={styles.button}>
              {module.link_text ? <Field of={module} name="link_text" /> : partMessages[locale].more}
              <span className={styles.linkTopic}>: {module.headline}</span>
            </ModuleLink>
          </p>
        )}
      </div>
    </article>
  )
}
