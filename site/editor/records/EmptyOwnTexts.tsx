import { type CSSProperties, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Page } from '#contract/page/pages.ts'
import { singularName } from '#model/messages.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import styles from './EmptyOwnTexts.module.css'
import { fieldLabel, readOwnText } from './edit-own-texts.ts'

type Row = { element: HTMLElement; texts: readonly HTMLElement[] }

/** Buttons for empty texts of the page and its records, each where its text will stand. */
export function EmptyOwnTexts({ page }: { page: Page }) {
  const { editor } = useWorkspace()
  const text = useText()
  const [rows, setRows] = useState<readonly Row[]>([])
  const [, setShown] = useState(0)

  useEffect(() => {
    const inserted = insertRows()
    setRows(inserted)
    return () => {
      for (const { element } of inserted) element.remove()
    }
  }, [page])
  useEffect(() => {
    const left = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches('[data-own]:empty')) return
      target.hidden = true
      setShown((count) => count + 1)
    }
    document.addEventListener('focusout', left)
    return () => document.removeEventListener('focusout', left)
  }, [])

  return rows.map(({ element, texts }) =>
    createPortal(
      texts
        .filter(({ hidden }) => hidden)
        .map((own) => {
          const read = readOwnText(editor, page, own)
          if (!read) return null
          const label = fieldLabel(editor, read)
          return (
            <IconButton
              key={own.dataset.own}
              icon="plus"
              wordy
              label={label}
              aria-label={text.fieldOf(text.addItem(label), singularName(read.resource, editor.speaks))}
              onClick={() => {
                own.hidden = false
                own.focus()
                own.click()
                setShown((count) => count + 1)
              }}
            />
          )
        }),
      element,
    ),
  )
}

/** A row for each run of empty texts; it takes no room, and stands above a heading that follows. */
function insertRows(): Row[] {
  const rows: { element: HTMLElement; texts: HTMLElement[] }[] = []
  for (const text of document.querySelectorAll<HTMLElement>('[data-own][hidden]')) {
    const run = rows.find(({ texts }) => texts.at(-1)?.nextElementSibling === text)
    if (run) {
      run.texts.push(text)
      continue
    }
    const element = document.createElement('div')
    element.className = styles.row ?? ''
    element.dataset.editorTool = ''
    rows.push({ element, texts: [text] })
  }
  for (const { element, texts } of rows) {
    const parent = texts[0]?.parentElement
    if (texts.at(-1)?.nextElementSibling?.matches('h1')) element.dataset.above = ''
    const { rowGap = '' } = parent ? getComputedStyle(parent) : {}
    if (rowGap.endsWith('px')) Object.assign(element.style, { marginBlockEnd: `-${rowGap}` } satisfies CSSProperties)
    texts[0]?.before(element)
  }
  return rows
}
