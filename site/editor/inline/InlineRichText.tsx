import { createDocument, Editor } from '@tiptap/core'
import { type ElementType, type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { FieldProps } from '#modules/define.tsx'
import type { FieldDescriptor } from '#modules/define-edit.ts'
import { countWords } from '#modules/fields/count.ts'
import { fieldMessages } from '#modules/fields/messages.ts'
import { richTextExtensions } from '#modules/fields/rich-text-extensions.ts'
import { limitOf } from '#modules/fields/shapes.ts'
import { setPrices } from '../../format/prices.ts'
import { useWorkspace } from '../ui/context.tsx'
import { EmptyText } from './EmptyText.tsx'
import { FieldNotice } from './FieldNotice.tsx'
import { FloatingBar } from './FloatingBar.tsx'
import styles from './inline.module.css'
import { useTyping } from './use-typing.ts'

type InlineRichTextProps = FieldProps & { field: FieldDescriptor; kind: string }

/**
 * Rich text typed where it stands. It is as the visitor's until someone points at it or goes in; the text editor then
 * takes over the same element, so that nothing moves and a page of many texts starts quickly.
 */
export function InlineRichText({ of, name, as = 'div', className, field, kind }: InlineRichTextProps) {
  const Tag: ElementType = as
  const { editor } = useWorkspace()
  const { isAwaited, value, type, field: fieldName, label, lang, hint, problem } = useTyping(of, { kind, name })
  const element = useRef<HTMLElement>(null)
  const [tiptap, setTiptap] = useState<Editor | null>(null)
  // What is there already is asked of this: a press may come before what the pointer's coming has started is drawn.
  const running = useRef<Editor | null>(null)
  const [focused, setFocused] = useState(false)
  const [wanted, setWanted] = useState(false)
  const shown = useRef<string | null>(null)
  const typeRef = useRef(type)
  typeRef.current = type
  const noticeId = useId()
  const count = focused ? countWords(value, { limit: limitOf(field), locale: editor.locale }) : null
  const notice = problem ?? count

  useLayoutEffect(() => {
    if (!element.current || shown.current === value) return
    shown.current = value
    if (!running.current) element.current.innerHTML = setPrices(value)
    else if (takeIn(running.current, value) && focused && lang) running.current.commands.selectAll()
  }, [value, focused, lang])

  useEffect(
    () => () => {
      tiptap?.destroy()
      if (running.current === tiptap) running.current = null
    },
    [tiptap],
  )

  useLayoutEffect(() => {
    if (!(wanted || isAwaited) || !element.current) return
    unfold(element.current)
    // What was folded away can take the focus once it is drawn.
    requestAnimationFrame(() => element.current?.focus())
  }, [wanted, isAwaited])

  function takeOver(): Editor | null {
    if (running.current || !element.current) return running.current
    const started = new Editor({
      element: { mount: element.current },
      extensions: richTextExtensions({
        placeholder: fieldName,
        history: false,
        onPicture: () => editor.alert('hint', { text: fieldMessages[editor.locale].noPicture }),
      }),
      content: value,
      injectCSS: false,
      editorProps: { handleKeyDown: leaveByKey },
      onUpdate({ editor }) {
        shown.current = editor.isEmpty ? '' : editor.getHTML()
        typeRef.current(shown.current)
      },
    })
    running.current = started
    setTiptap(started)
    return started
  }

  /** Before the button goes down: a selection begun in what is then replaced would be lost. */
  function pointedAt({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') takeOver()
  }

  function pressed(event: MouseEvent) {
    if (running.current || event.button !== 0) return
    const { clientX, clientY } = event
    event.preventDefault()
    const started = takeOver()
    const position = started?.view.posAtCoords({ left: clientX, top: clientY })?.pos
    started?.commands.focus(position ?? 'end')
  }

  function focusedIn(event: FocusEvent<HTMLElement>) {
    setFocused(true)
    if (event.target !== event.currentTarget) return
    if (!running.current) takeOver()?.commands.focus(lang ? 'all' : 'start')
    else if (lang) running.current.commands.selectAll()
  }

  function blurred(event: FocusEvent<HTMLElement>) {
    const stays = event.relatedTarget?.closest('[data-editor-tool]') != null
    setFocused(stays)
    if (stays || value !== '' || problem) return
    setWanted(false)
    setTiptap(null)
  }

  if (value === '' && !focused && !wanted && !isAwaited && !problem) return <EmptyText field={fieldName} onWanted={() => setWanted(true)} />
  return (
    <>
      <Tag
        ref={element}
        className={[className, styles.rich].filter(Boolean).join(' ')}
        lang={lang}
        role="textbox"
        aria-label={label}
        aria-multiline
        aria-invalid={problem !== null}
        aria-describedby={notice ? noticeId : undefined}
        title={hint}
        data-inline={of.id}
        data-field={name}
        data-borrowed={lang ? true : undefined}
        tabIndex={0}
        onPointerEnter={pointedAt}
        onMouseDown={pressed}
        // What stands in for a missing text is replaced by what is typed.
        onClick={() => lang && tiptap?.commands.selectAll()}
        onFocus={focusedIn}
        onBlur={blurred}
      />
      {tiptap && focused && element.current && <FloatingBar tiptap={tiptap} over={element.current} />}
      {notice && element.current && <FieldNotice id={noticeId} over={element.current} words={notice} isProblem={problem !== null} />}
    </>
  )
}

function leaveByKey({ dom }: { dom: HTMLElement }, event: KeyboardEvent): boolean {
  if (event.key !== 'Escape') return false
  dom.blur()
  return true
}

/** Shows another text; one that says the same in other signs is left alone, and the caret stays. Answers whether it was another. */
function takeIn(tiptap: Editor, html: string): boolean {
  const { doc, schema, selection } = tiptap.state
  if (createDocument(html, schema).eq(doc)) return false
  tiptap.commands.setContent(html, { emitUpdate: false })
  const end = tiptap.state.doc.content.size
  tiptap.commands.setTextSelection({ from: Math.min(selection.from, end), to: Math.min(selection.to, end) })
  return true
}

/** An answer is folded away while its question is closed. */
function unfold(element: HTMLElement): void {
  const panel = element.closest<HTMLElement>('[hidden]')
  if (panel) document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click()
}
