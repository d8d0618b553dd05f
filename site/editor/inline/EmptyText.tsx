import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import styles from './inline.module.css'

type Row = { element: HTMLElement | null; name: string }

const RowContext = createContext<Row>({ element: null, name: '' })

/** A module with a row of buttons for its empty texts, which take no room on the page. */
export function EmptyTexts({
  name,
  isOffered = true,
  children,
}: {
  name: string
  isOffered?: boolean
  children: ReactNode
}) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return (
    <RowContext value={{ element, name }}>
      {children}
      {isOffered && <div ref={setElement} className={styles.empty} />}
    </RowContext>
  )
}

/** A button for an empty text; pressed, the text appears on the page with the caret. */
export function EmptyText({ field, onWanted }: { field: string; onWanted: () => void }) {
  const { element, name } = useContext(RowContext)
  const text = useText()
  if (!element) return null
  const button = (
    <IconButton
      icon="plus"
      wordy
      label={field}
      aria-label={text.fieldOf(text.addItem(field), name)}
      onClick={(event) => {
        // Rendered below the module, but React bubbles the press to the text's parent component.
        event.stopPropagation()
        onWanted()
      }}
    />
  )
  return createPortal(button, element)
}
