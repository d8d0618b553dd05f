import { useContext, useId, useState } from 'react'
import type { Locale } from '#config'
import { type DisclosureProps, ModuleRenderingContext } from '../define.tsx'

const answer: Record<Locale, string> = { de: 'Antwort', en: 'Answer' }

/** The same look with a separate button: an editable question cannot be one. */
export function EditedDisclosure({ styles, question, children }: DisclosureProps) {
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
          aria-label={answer[locale]}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
