import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useCallback, useContext, useEffect, useId, useRef, useState } from 'react'
import { Button, Dialog, Popover } from 'react-aria-components'
import type { Locale } from '#config'
import { normaliseTypedLink } from '#contract/links/links.ts'
import styles from '../fields.module.css'
import { Icon } from '../icons.tsx'
import { fieldMessages } from '../messages.ts'
import { FormServicesContext } from '../services.tsx'
import { isLinkAddress } from './rich-text-link.ts'
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

type LinkFormProps = { editor: Editor; locale: Locale; close: () => void; onPicking: (isPicking: boolean) => void }

function LinkForm({ editor, locale, close, onPicking }: LinkFormProps) {
  const text = fieldMessages[locale]
  const id = useId()
  const { pickLink } = useContext(FormServicesContext)
  const current = editor.getAttributes('link')
  const [href, setHref] = useState(typeof current.href === 'string' ? current.href : '')
  const [newWindow, setNewWindow] = useState(current.target === '_blank')
  const [isInvalid, setIsInvalid] = useState(false)

  function apply(input = href) {
    const address = normaliseTypedLink(input)
    if (!isLinkAddress(address)) return setIsInvalid(true)
    const attributes = { href: address, target: newWindow ? '_blank' : null }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: attributes }] }).run()
    } else chain.setLink(attributes).run()
    close()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }

  async function pick() {
    onPicking(true)
    const pickedLink = await pickLink?.(href)
    onPicking(false)
    // Applied at once, so that closing the form does not lose it.
    if (pickedLink) apply(pickedLink.link_url)
  }

  return (
    <div className={styles.linkForm}>
      <label htmlFor={`${id}-href`}>{text.linkAddress}</label>
      <input
        id={`${id}-href`}
        className={styles.input}
        ref={focusOnMount}
        inputMode="url"
        value={href}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-bad` : undefined}
        onChange={(event) => {
          setHref(event.target.value)
          setIsInvalid(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      {isInvalid && (
        <p id={`${id}-bad`} className={styles.error}>
          {text.badLink}
        </p>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={newWindow}
          onChange={(event) => setNewWindow(event.target.checked)}
        />
        {text.newWindow}
      </label>
      <div className={styles.actions}>
        <button type="button" className={styles.primary} onClick={() => apply()}>
          {text.applyLink}
        </button>
        {pickLink && (
          <button type="button" className={styles.secondary} onClick={() => void pick()}>
            {text.chooseLink}
          </button>
        )}
        {editor.isActive('link') && (
          <button type="button" className={styles.secondary} onClick={remove}>
            {text.removeLink}
          </button>
        )}
      </div>
    </div>
  )
}

/** Focuses the dialog's only input; scrolling to it before it is placed would close the dialog. */
function focusOnMount(input: HTMLInputElement | null) {
  input?.focus({ preventScroll: true })
}
