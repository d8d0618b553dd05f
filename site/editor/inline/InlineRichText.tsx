import { createDocument, Editor } from '@tiptap/core'
import type { Fragment, Node } from '@tiptap/pm/model'
import { Selection, type Transaction } from '@tiptap/pm/state'
import { AddMarkStep, RemoveMarkStep, ReplaceStep } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import {
  type ElementType,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { formatRemainingCharacters } from '#modules/fields/CharacterCount.tsx'
import { formatLeftOut } from '#modules/fields/rich-text/omitted-parts.ts'
import type { RichTextEditing } from '#modules/fields/rich-text/rich-text-editing.ts'
import { maxCharacters } from '#modules/fields/shapes.ts'
import { markPriceLists } from '../../format/prices.ts'
import type { TypingStep } from '../state/history.ts'
import { useWorkspace } from '../ui/context.tsx'
import { EmptyText } from './EmptyText.tsx'
import { FieldNotice } from './FieldNotice.tsx'
import { FloatingBar, focusBar, TEXT_TOOL, useLeftTools } from './FloatingBar.tsx'
import styles from './inline.module.css'
import { useNextModule } from './use-add-menu.ts'
import { type InlineTextProps, useTyping } from './use-typing.ts'

export type InlineRichTextProps = InlineTextProps & { editing: RichTextEditing }

/**
 * Inline rich text. Static until hovered or focused; then the text editor takes over the same element, so that nothing
 * moves and a page with many texts loads fast.
 */
export function InlineRichText({ of, name, as = 'div', className, field, kind, editing }: InlineRichTextProps) {
  const Tag: ElementType = as
  const { editor } = useWorkspace()
  const { isAwaited, value, type, field: fieldName, label, lang, hint, problem } = useTyping(of, { kind, name })
  const element = useRef<HTMLElement>(null)
  const [tiptap, setTiptap] = useState<Editor | null>(null)
  // Read by events: a press may come before the render that hovering started.
  const running = useRef<Editor | null>(null)
  const [focused, setFocused] = useState(false)
  const [isRequested, setIsRequested] = useState(false)
  const shownHtml = useRef<string | null>(null)
  const stepped = useRef(editor.store.get().stepped)
  const hasFormat = useRef(false)
  const typeRef = useRef(type)
  typeRef.current = type
  const next = useNextModule()
  const nextModule = useRef(next)
  nextModule.current = next
  const noticeId = useId()
  const count = focused
    ? formatRemainingCharacters(value, { limit: maxCharacters(field), locale: editor.speaks })
    : null
  const notice = problem ?? count
  /** An empty table shows its cells. */
  const isShownEmpty = editing.toContent('') !== ''
  /** Typing replaces a text of the other language, but only the words of a cell. */
  const isReplaced = lang !== undefined && !isShownEmpty

  useLayoutEffect(() => {
    if (!element.current || shownHtml.current === value) return
    shownHtml.current = value
    const isStepped = stepped.current !== editor.store.get().stepped
    if (!running.current) element.current.innerHTML = markPriceLists(editing.toContent(value))
    else if (takeIn(running.current, editing.toContent(value), { isStepped }) && focused && isReplaced)
      running.current.commands.selectAll()
  }, [value, focused, isReplaced, editor, editing])

  useLayoutEffect(() => {
    stepped.current = editor.store.get().stepped
  })

  useEffect(
    () => () => {
      tiptap?.destroy()
      if (running.current === tiptap) running.current = null
    },
    [tiptap],
  )

  useLayoutEffect(() => {
    if (!(isRequested || isAwaited) || !element.current) return
    // Folded content can take the focus once it is drawn. In others the next key arrives.
    if (unfold(element.current)) requestAnimationFrame(() => element.current?.focus())
    else element.current.focus()
  }, [isRequested, isAwaited])

  function takeOver(): Editor | null {
    if (running.current || !element.current) return running.current
    const newEditor = new Editor({
      element: { mount: element.current },
      extensions: editing.extensions({
        placeholder: fieldName,
        history: false,
        onLeftOut: (leftOut) => editor.alert('notice', { text: formatLeftOut(leftOut, editor.speaks) }),
      }),
      content: editing.toContent(value),
      injectCSS: false,
      editorProps: { handleKeyDown: (view, event) => pressedKey(view, event) || goesOn(view, event) },
      onTransaction({ transaction }) {
        // Ctrl+B without a selection changes only the next typed text.
        if (transaction.storedMarksSet && !transaction.docChanged) hasFormat.current = true
      },
      onUpdate({ editor, transaction }) {
        shownHtml.current = editing.toHtml(editor)
        const step = getStep(transaction)
        typeRef.current(shownHtml.current, step === 'continues' && hasFormat.current ? 'begins' : step)
        hasFormat.current = false
      },
    })
    running.current = newEditor
    setTiptap(newEditor)
    return newEditor
  }

  /** "/" in an empty paragraph offers modules; Enter in an empty last one adds the next text. */
  function goesOn(view: EditorView, event: KeyboardEvent): boolean {
    const { selection, doc, tr } = view.state
    const { $from, empty } = selection
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.isComposing
    if (!empty || isShownEmpty || $from.depth !== 1 || $from.parent.content.size > 0) return false
    if (event.key === '/') nextModule.current.offer(of.id, name, view.dom)
    else if (event.key !== 'Enter' || !isPlain || doc.childCount < 2 || $from.index(0) !== doc.childCount - 1)
      return false
    else {
      view.dispatch(tr.delete($from.before(), $from.after()))
      return nextModule.current.goOn(of.id, name)
    }
    return true
  }

  /** On hover, before a press: a selection begun in a replaced element would be lost. */
  function pointedAt({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') takeOver()
  }

  function handleMouseDown(event: MouseEvent) {
    if (running.current || event.button !== 0) return
    const { clientX, clientY } = event
    event.preventDefault()
    const activeEditor = takeOver()
    const position = activeEditor?.view.posAtCoords({ left: clientX, top: clientY })?.pos
    activeEditor?.commands.focus(position ?? 'end')
  }

  function focusedIn(event: FocusEvent<HTMLElement>) {
    setFocused(true)
    if (event.target !== event.currentTarget) return
    if (!running.current) takeOver()?.commands.focus(isReplaced ? 'all' : 'start')
    else if (isReplaced) running.current.commands.selectAll()
  }

  function blurred(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget?.closest(TEXT_TOOL)) return
    left()
  }

  function left() {
    setFocused(false)
    if (value !== '' || problem) return
    setIsRequested(false)
    setTiptap(null)
  }

  useLeftTools({
    element,
    isActive: focused,
    onLeft() {
      left()
      if (editor.store.get().typing !== of.id) return
      editor.typing(null)
      editor.save(of.id)
    },
  })

  if (value === '' && !isShownEmpty && !focused && !isRequested && !isAwaited && !problem)
    return <EmptyText field={fieldName} onWanted={() => setIsRequested(true)} />
  return (
    <>
      <Tag
        ref={element}
        className={[className, styles.rich].filter(Boolean).join(' ')}
        lang={lang}
        translate="no"
        role="textbox"
        aria-label={label}
        aria-multiline
        aria-keyshortcuts="Alt+F10"
        aria-invalid={problem !== null}
        aria-describedby={notice ? noticeId : undefined}
        title={hint}
        data-inline={of.id}
        data-field={name}
        data-borrowed={lang ? true : undefined}
        tabIndex={0}
        onPointerEnter={pointedAt}
        onMouseDown={handleMouseDown}
        onClick={() => isReplaced && tiptap?.commands.selectAll()}
        onFocus={focusedIn}
        onBlur={blurred}
      />
      {tiptap && focused && element.current && (
        <FloatingBar tiptap={tiptap} anchor={element.current} Tools={editing.Tools} />
      )}
      {notice && element.current && (
        <FieldNotice id={noticeId} anchor={element.current} message={notice} isProblem={problem !== null} />
      )}
    </>
  )
}

function pressedKey({ dom }: { dom: HTMLElement }, { key, altKey }: KeyboardEvent): boolean {
  if (key === 'Escape') dom.blur()
  else if (key === 'F10' && altKey) focusBar()
  else return false
  return true
}

/**
 * Sets another text, with the caret after the change or where it was; equal content in other markup is skipped. Answers
 * whether it changed.
 */
function takeIn(tiptap: Editor, html: string, { isStepped }: { isStepped: boolean }): boolean {
  const { doc, schema, tr } = tiptap.state
  const { content } = createDocument(html, schema)
  const from = doc.content.findDiffStart(content)
  const ends = doc.content.findDiffEnd(content)
  if (from === null || !ends) return false
  // The common start and the common end may overlap, as in "aa" and "aaa".
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b))
  const [oldEnd, newEnd] = [ends.a + overlap, ends.b + overlap]
  const next = doc.type.create(null, content)
  const isInParagraph = isInOneText(doc, from, oldEnd) && isInOneText(next, from, newEnd)
  // A part of a table would not fit: cells cannot be split.
  if (schema.nodes.table && !isInParagraph) replaceAll(tr, content)
  else tr.replace(from, oldEnd, next.slice(from, newEnd))
  tr.setMeta('preventUpdate', true)
  if (isStepped) tr.setSelection(Selection.near(tr.doc.resolve(Math.min(newEnd, tr.doc.content.size)), -1))
  tiptap.view.dispatch(tr)
  return true
}

function isInOneText(doc: Node, from: number, to: number): boolean {
  const $from = doc.resolve(from)
  return $from.parent.isTextblock && $from.sameParent(doc.resolve(to))
}

/** Keeps the caret about where it was. */
function replaceAll(tr: Transaction, content: Fragment): void {
  const { head } = tr.selection
  tr.replaceWith(0, tr.doc.content.size, content)
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(head, tr.doc.content.size))))
}

/** Only typing or deleting within a paragraph merges with the previous step. */
function getStep(transaction: Transaction): TypingStep {
  const uiEvent = String(transaction.getMeta('uiEvent'))
  if (['paste', 'drop', 'cut'].includes(uiEvent)) return 'alone'
  const [first, ...moreSteps] = transaction.steps
  if (!first || first instanceof AddMarkStep || first instanceof RemoveMarkStep || !(first instanceof ReplaceStep))
    return 'alone'
  // A deleted row or column of a table.
  if (transaction.before.firstChild?.type.spec.tableRole && !isInOneText(transaction.before, first.from, first.to))
    return 'alone'
  if (
    first.slice.openStart > 0 ||
    first.slice.content.firstChild?.isBlock ||
    moreSteps.some((step) => !(step instanceof ReplaceStep))
  )
    return 'begins'
  return first.slice.content.firstChild?.type.name === 'hardBreak' ? 'begins' : 'continues'
}

/** An answer is hidden while its question is closed. Answers whether it was. */
function unfold(element: HTMLElement): boolean {
  const panel = element.closest<HTMLElement>('[hidden]')
  if (panel) document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click()
  return panel !== null
}
