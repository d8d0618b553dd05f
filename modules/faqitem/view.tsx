import { useContext } from 'react'
import { type DisclosureProps, defineHeadedView, Field, type HeadedProps, ModuleRenderingContext } from '../define.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineHeadedView<typeof schema>(View, () => 3)

function View(module: HeadedProps<typeof schema>) {
  const { Disclosure = PlainDisclosure } = useContext(ModuleRenderingContext)
  return (
    <Disclosure
      styles={styles}
      question={<Field of={module} name="content" as={module.heading} className={styles.question} />}
    >
      <Field of={module} name="text" rich className={styles.answer} />
    </Disclosure>
  )
}

/** spec §9: how long an item takes to open before the page scrolls to the target of a hash. */
const OPENING_MS = 700

/** Works without JavaScript; the heading stays in the outline. */
function PlainDisclosure({ question, children }: DisclosureProps) {
  return (
    <details className={styles.root} data-opening-ms={OPENING_MS}>
      <summary className={styles.summary}>{question}</summary>
      {children}
    </details>
  )
}
