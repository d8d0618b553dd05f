import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Button, Dialog, Group, Popover, ToggleButton, Toolbar } from 'react-aria-components'
import type { Locale } from '#config'
import { richTextRules } from '#modules/rich-text.ts'
import styles from '../fields.module.css'
import { Icon, type IconName } from '../icons.tsx'
import { fieldMessages } from '../messages.ts'
import { FormServicesContext } from '../services.tsx'
import { LinkForm } from './LinkForm.tsx'
import type { RichTextEditing } from './rich-text-editing.ts'
import { highlightSelection } from './selection-highlight.ts'

const { tool = '', toolbar = '', group = '', popover = '', linkDialog = '' } = styles
const alignIcons = { left: 'alignLeft', center: 'alignCenter', right: 'alignRight' } as const

type Steps = { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void }

type ToolbarProps = { editor: Editor; locale: Locale; history?: Steps; Tools?: RichTextEditing['Tools'] }

/** The buttons of spec §5, lists where the text may have them. `history` replaces the text's own undo and redo. */
export function RichTextToolbar({ editor, locale, history, Tools }: ToolbarProps) {
  const text = fieldMessages[locale]
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      align: richTextRules.alignments.find((textAlign) => editor.isActive({ textAlign })) ?? 'left',
      canUndo: !history && editor.can().undo(),
      canRedo: !history && editor.can().redo(),
    }),
  })
  const toggle = (name: 'bold' | 'italic' | 'bulletList' | 'orderedList', run: () => void) => (
    <Toggle name={name} label={text[name]} isSelected={state[name]} onPress={run} />
  )
  const chain = () => {
    // Synchronous: tiptap's own focus comes a frame later, and keys until then would be lost or press the button
    // again.
    editor.view.focus()
    return editor.chain().focus()
  }
  const steps = history ?? {
    canUndo: state.canUndo,
    canRedo: state.canRedo,
    undo: () => chain().undo().run(),
    redo: () => chain().redo().run(),
  }

  return (
    <Toolbar aria-label={text.toolbar} className={toolbar}>
      <Group className={group}>
        {toggle('bold', () => chain().toggleBold().run())}
        {toggle('italic', () => chain().toggleItalic().run())}
        <LinkButton editor={editor} locale={locale} />
      </Group>
      {editor.schema.nodes.bulletList && (
        <Group className={group}>
          {toggle('bulletList', () => chain().toggleBulletList().run())}
          {toggle('orderedList', () => chain().toggleOrderedList().run())}
        </Group>
      )}
      <Group className={group}>
        {richTextRules.alignments.map((align) => (
          <Toggle
            key={align}
            name={alignIcons[align]}
            label={text[alignIcons[align]]}
            isSelected={state.align === align}
            onPress={() => (align === 'left' ? chain().unsetTextAlign().run() : chain().setTextAlign(align).run())}
          />
        ))}
      </Group>
      {Tools && <Tools editor={editor} locale={locale} />}
      <Group className={group}>
        <Button aria-label={text.undo} className={tool} isDisabled={!steps.canUndo} onPress={steps.undo}>
          <Icon name="undo" />
        </Button>
        <Button aria-label={text.redo} className={tool} isDisabled={!steps.canRedo} onPress={steps.redo}>
          <Icon name="redo" />
        </Button>
      </Group>
    </Toolbar>
  )
}

type ToggleProps = { name: IconName; label: string; isSelected: boolean; onPress: () => void }

function Toggle({ name, label, isSelected, onPress }: ToggleProps) {
  return (
    <ToggleButton aria-label={label} className={tool} isSelected={isSelected} onPress={onPress}>
      <Icon name={name} />
    </ToggleButton>
  )
}

/** Opens by its button and Ctrl+K; its form appears beside the selection, which stays visible. */
function LinkButton({ editor, locale }: { editor: Editor; locale: Locale }) {
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
