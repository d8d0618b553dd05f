import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import styles from './inline.module.css'

type Row = { element: HTMLElement | null; name: string }

const RowContext = createContext<Row>({ element: null, name: '' })

/** A module, and under it a row for the texts it has not got yet: on the page itself they take no room. */
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

/** Offers an empty text; pressed, the text takes its place on the page and the caret. */
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
        // It stands under the module, but React hands the press to whatever the text would stand in.
        event.stopPropagation()
        onWanted()
      }}
    />
  )
  return createPortal(button, element)
}
