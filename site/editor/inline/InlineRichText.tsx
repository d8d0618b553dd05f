import { Editor } from '@tiptap/core'
import { type ElementType, type FocusEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FieldProps } from '#modules/define.tsx'
import { richTextExtensions } from '#modules/fields/rich-text-extensions.ts'
import { cleanPasted } from './clean-pasted.ts'
import { EmptyText } from './EmptyText.tsx'
import { FloatingBar } from './FloatingBar.tsx'
import styles from './inline.module.css'
import { useTyping } from './use-typing.ts'

type InlineRichTextProps = FieldProps & { kind: string }

/**
 * Rich text typed where it stands. It is as the visitor's until someone goes in; the text editor then takes over the
 * same element, so that nothing moves and a page of many texts starts quickly.
 */
export function InlineRichText({ of, name, as = 'div', className, kind }: InlineRichTextProps) {
  const Tag: ElementType = as
  const { value, type, field, label, lang, hint } = useTyping(of, { kind, name })
  const element = useRef<HTMLElement>(null)
  const [tiptap, setTiptap] = useState<Editor | null>(null)
  const [focused, setFocused] = useState(false)
  const [wanted, setWanted] = useState(false)
  const shown = useRef<string | null>(null)
  const typeRef = useRef(type)
  typeRef.current = type

  useLayoutEffect(() => {
    if (!element.current || shown.current === value) return
    shown.current = value
    if (tiptap) tiptap.commands.setContent(value, { emitUpdate: false })
    else element.current.innerHTML = value
  }, [tiptap, value])

  useEffect(() => () => tiptap?.destroy(), [tiptap])

  useLayoutEffect(() => {
    if (!wanted || !element.current) return
    unfold(element.current)
    // What was folded away can take the focus once it is drawn.
    requestAnimationFrame(() => element.current?.focus())
  }, [wanted])

  function takeOver(): Editor | null {
    if (tiptap || !element.current) return tiptap
    const started = new Editor({
      element: { mount: element.current },
      extensions: richTextExtensions({ placeholder: field, history: false }),
      content: value,
      injectCSS: false,
      editorProps: { transformPastedHTML: cleanPasted },
      onUpdate({ editor }) {
        shown.current = editor.isEmpty ? '' : editor.getHTML()
        typeRef.current(shown.current)
      },
    })
    setTiptap(started)
    return started
  }

  function pressed(event: MouseEvent) {
    if (tiptap || event.button !== 0) return
    const { clientX, clientY } = event
    event.preventDefault()
    const started = takeOver()
    const position = started?.view.posAtCoords({ left: clientX, top: clientY })?.pos
    started?.commands.focus(lang ? 'all' : (position ?? 'end'))
  }

  function focusedIn(event: FocusEvent<HTMLElement>) {
    setFocused(true)
    if (!tiptap && event.target === event.currentTarget) takeOver()?.commands.focus(lang ? 'all' : 'start')
  }

  function blurred(event: FocusEvent<HTMLElement>) {
    const stays = event.relatedTarget?.closest('[data-editor-tool]') != null
    setFocused(stays)
    if (stays || value !== '') return
    setWanted(false)
    setTiptap(null)
  }

  if (value === '' && !focused && !wanted) return <EmptyText field={field} onWanted={() => setWanted(true)} />
  return (
    <>
      <Tag
        ref={element}
        className={[className, styles.rich].filter(Boolean).join(' ')}
        lang={lang}
        role="textbox"
        aria-label={label}
        aria-multiline
        title={hint}
        data-inline={of.id}
        data-field={name}
        data-borrowed={lang ? true : undefined}
        tabIndex={0}
        onMouseDown={pressed}
        onFocus={focusedIn}
        onBlur={blurred}
      />
      {tiptap && focused && element.current && <FloatingBar tiptap={tiptap} over={element.current} />}
    </>
  )
}

/** An answer is folded away while its question is closed. */
function unfold(element: HTMLElement): void {
  const panel = element.closest<HTMLElement>('[hidden]')
  if (panel) document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click()
}
