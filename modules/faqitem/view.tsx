import { type ReactNode, useContext, useId, useState } from 'react'
import { defineHeadedView, Field, type HeadedProps, ModuleRenderingContext } from '../define.tsx'
import { partMessages } from '../parts/messages.ts'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineHeadedView<typeof schema>(View, () => 3)

function View(module: HeadedProps<typeof schema>) {
  const { editing } = useContext(ModuleRenderingContext)
  const Disclosure = editing ? EditedDisclosure : PlainDisclosure
  return (
    <Disclosure question={<Field of={module} name="content" as={module.heading} className={styles.question} />}>
      <Field of={module} name="text" rich className={styles.answer} />
    </Disclosure>
  )
}

/** spec §9: how long an item takes to open before the page scrolls to the target of a hash. */
const OPENING_MS = 700

type DisclosureProps = { question: ReactNode; children: ReactNode }

/** Works without JavaScript; the heading stays in the outline. */
function PlainDisclosure({ question, children }: DisclosureProps) {
  return (
    <details className={styles.root} data-opening-ms={OPENING_MS}>
      <summary className={styles.summary}>{question}</summary>
      {children}
    </details>
  )
}

/** The same look with a separate button: an editable question cannot be one. */
function EditedDisclosure({ question, children }: DisclosureProps) {
  const { locale } = useContext(ModuleRenderingContext)
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.root} data-open={open || undefined}>
      <div className={styles.summary}>
        {question}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={partMessages[locale].answer}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
