import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Button, Dialog, Popover } from 'react-aria-components'
import type { Locale } from '#config'
import styles from '../fields.module.css'
import { Icon } from '../icons.tsx'
import { fieldMessages } from '../messages.ts'
import { FormServicesContext } from '../services.tsx'
import { LinkForm } from './LinkForm.tsx'
import { highlightSelection } from './selection-highlight.ts'

const { tool = '', popover = '', linkDialog = '' } = styles

/** Opens by its button and Ctrl+K; its form appears beside the selection, which stays visible. */
export function LinkButton({ editor, locale }: { editor: Editor; locale: Locale }) {
  const [rect, setRect] = useState<Rect | null>(null)
  const [isPicking, setPicking] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const text = fieldMessages[locale]
  const { popoverClass = '' } = useContext(FormServicesContext)
  const active = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') })

  const open = useCallback(() => {
    if (editor.isActive('link')) editor.commands.extendMarkRange('link')
    setRect(getSelectionRect(editor))
    highlightSelection(editor, true)
  }, [editor])

  function close() {
    setRect(null)
    if (!editor.isDestroyed) highlightSelection(editor, false)
  }

  useEffect(() => {
    const { dom } = editor.view
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      open()
    }
    dom.addEventListener('keydown', handleKeyDown)
    return () => dom.removeEventListener('keydown', handleKeyDown)
  }, [editor, open])

  return (
    <>
      <Button
        aria-label={text.link}
        aria-keyshortcuts="Control+K"
        className={tool}
        {...(active ? { 'data-selected': true } : {})}
        onPress={open}
      >
        <Icon name="link" />
      </Button>
      {rect && (
        <span
          ref={anchor}
          className={styles.anchor}
          style={{ top: rect.top, left: rect.left, width: rect.width, height: rect.height }}
        />
      )}
      <Popover
        className={`${popover} ${popoverClass}`}
        // The picker is above this dialog.
        style={isPicking ? { visibility: 'hidden' } : {}}
        triggerRef={anchor}
        placement="bottom start"
        isOpen={rect !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        data-editor-tool
        data-link-tool
      >
        <Dialog aria-label={text.link} className={linkDialog}>
          <LinkForm editor={editor} locale={locale} close={close} onPicking={setPicking} />
        </Dialog>
      </Popover>
    </>
  )
}

type Rect = { top: number; left: number; width: number; height: number }

function getSelectionRect({ state, view }: Editor): Rect {
  const [from, to] = [view.coordsAtPos(state.selection.from), view.coordsAtPos(state.selection.to)]
  const isOneLine = from.top === to.top
  const left = isOneLine ? from.left : view.dom.getBoundingClientRect().left
  return { top: from.top, left, width: isOneLine ? to.left - from.left : 1, height: to.bottom - from.top }
}
