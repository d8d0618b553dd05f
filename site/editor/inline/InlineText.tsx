import { type ClipboardEvent, type ElementType, type FocusEvent, type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { FieldProps } from '#modules/define.tsx'
import type { FieldDescriptor } from '#modules/define-edit.ts'
import { countWords } from '#modules/fields/count.ts'
import { fieldMessages } from '#modules/fields/messages.ts'
import { isPicture } from '#modules/fields/pasted.ts'
import { limitOf } from '#modules/fields/shapes.ts'
import { useWorkspace } from '../ui/context.tsx'
import { EmptyText } from './EmptyText.tsx'
import { FieldNotice } from './FieldNotice.tsx'
import styles from './inline.module.css'
import { pastedWords, plainTextOf, typeInto } from './plain-text.ts'
import { isAtEnd, useGoOn } from './use-go-on.ts'
import { useTyping } from './use-typing.ts'

/** As a variable, because what it is to people is said by its role. */
const Editable: ElementType = 'span'

type InlineTextProps = FieldProps & { field: FieldDescriptor; kind: string }

/** Plain text typed where it stands. An empty one takes no room on the page and is offered under the module. */
export function InlineText({ of, name, as: Tag = 'span', className, field, kind }: InlineTextProps) {
  const { editor } = useWorkspace()
  const { isAwaited, value, type, field: fieldName, label, lang, hint, problem } = useTyping(of, { kind, name })
  const goOn = useGoOn()
  const [focused, setFocused] = useState(false)
  const [wanted, setWanted] = useState(false)
  const typed = useRef<string | null>(null)
  const element = useRef<HTMLSpanElement>(null)
  const noticeId = useId()
  // The views of such texts show their line breaks.
  const lines = field.type === 'textarea'
  const count = focused ? countWords(value, { limit: limitOf(field), locale: editor.locale }) : null
  const notice = problem ?? count

  useLayoutEffect(() => {
    const { current } = element
    // What was typed stands there already; what came otherwise (undo, the server) replaces it.
    if (!current || typed.current === value || (focused && typed.current?.trim() === value)) return
    typed.current = value
    current.textContent = value
    // It took the place of an emptied text while someone is in it, to be replaced by what is typed next.
    if (focused && lang) window.getSelection()?.selectAllChildren(current)
  })

  useLayoutEffect(() => {
    if (wanted || isAwaited) element.current?.focus()
  }, [wanted, isAwaited])

  if (value === '' && !focused && !wanted && !isAwaited && !problem) return <EmptyText field={fieldName} onWanted={() => setWanted(true)} />
  // An input cannot stand in a heading or wrap like one.
  const textbox = {
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': lines,
    'aria-required': field.required ?? false,
    'aria-invalid': problem !== null,
  }
  return (
    <Tag className={className} lang={lang}>
      <Editable
        ref={element}
        {...textbox}
        title={hint}
        aria-describedby={notice ? noticeId : undefined}
        className={styles.text}
        data-inline={of.id}
        data-field={name}
        data-placeholder={fieldName}
        data-borrowed={lang ? true : undefined}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        spellCheck
        draggable={false}
        tabIndex={0}
        onFocus={(event: FocusEvent<HTMLElement>) => {
          setFocused(true)
          selectBorrowed(event)
        }}
        onClick={selectBorrowed}
        onBlur={() => {
          setFocused(false)
          setWanted(false)
        }}
        onInput={(event: FormEvent<HTMLElement>) => {
          typed.current = plainTextOf(event.currentTarget, { lines })
          type(typed.current)
        }}
        onPaste={paste}
        onKeyDown={keyDown}
        onKeyUp={(event: KeyboardEvent) => event.key === ' ' && event.preventDefault()}
      />
      {notice && element.current && <FieldNotice id={noticeId} over={element.current} words={notice} isProblem={problem !== null} />}
    </Tag>
  )

  /** What stands in for a missing text is replaced by what is typed, not continued in two languages. */
  function selectBorrowed({ currentTarget }: { currentTarget: HTMLElement }) {
    if (lang) window.getSelection()?.selectAllChildren(currentTarget)
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    event.preventDefault()
    if (isPicture(event.clipboardData)) return editor.alert('hint', { text: fieldMessages[editor.locale].noPicture })
    const pasted = event.clipboardData.getData('text/plain')
    typeInto(pastedWords(pasted, { lines }))
  }

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Neither a link nor a disclosure around the text may take the key for itself.
    event.preventDefault()
    if (!lines && isAtEnd(event.currentTarget)) goOn(of.id, name)
    if (lines) document.execCommand('insertLineBreak')
  }
}
