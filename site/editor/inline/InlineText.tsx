import {
  type ClipboardEvent,
  type DragEvent,
  type ElementType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cleanLine, cleanLines } from '#contract/texts/stored-text.ts'
import { formatRemainingCharacters } from '#modules/fields/CharacterCount.tsx'
import { formatLeftOut } from '#modules/fields/rich-text/omitted-parts.ts'
import { readPastedText } from '#modules/fields/rich-text/plain-paste.ts'
import { maxCharacters } from '#modules/fields/shapes.ts'
import type { TypingStep } from '../state/history.ts'
import { useWorkspace } from '../ui/context.tsx'
import { EmptyText } from './EmptyText.tsx'
import { FieldNotice } from './FieldNotice.tsx'
import styles from './inline.module.css'
import { useNextModule } from './use-add-menu.ts'
import { type InlineTextProps, useTyping } from './use-typing.ts'

/** A variable, so that biome does not check the role against a literal `span`. */
const Editable: ElementType = 'span'

/** Inline plain text. An empty one takes no room on the page and is offered below the module. */
export function InlineText({ of, name, as: Tag = 'span', className, field, kind }: InlineTextProps) {
  const { editor } = useWorkspace()
  const { isAwaited, value, type, field: fieldName, label, lang, hint, problem } = useTyping(of, { kind, name })
  const { goOn, offer } = useNextModule()
  const [focused, setFocused] = useState(false)
  const [isRequested, setIsRequested] = useState(false)
  const typedText = useRef<string | null>(null)
  // The text last written or typed here: anything else comes from a translator or an extension.
  const shownText = useRef('')
  const stepped = useRef(editor.store.get().stepped)
  const caret = useRef<number | null>(null)
  const isPasting = useRef(false)
  const element = useRef<HTMLSpanElement>(null)
  const noticeId = useId()
  // The views of such texts show their line breaks.
  const lines = field.type === 'text' && field.multiline === true
  const count = focused
    ? formatRemainingCharacters(value, { limit: maxCharacters(field), locale: editor.speaks })
    : null
  const notice = problem ?? count

  useLayoutEffect(() => {
    const { current } = element
    // Typed text is in the DOM already; text from elsewhere (undo, the server) replaces it.
    if (!current || typedText.current === value || (focused && typedText.current?.trim() === value)) return
    typedText.current = value
    const isStepped = stepped.current !== editor.store.get().stepped
    const isActive = document.activeElement === current
    // Reading the selection forces a layout; on opening, every text of the page would cost one.
    const caretOffset = isStepped ? changeEnd(shownText.current, value) : isActive ? findCaret(current) : null
    showText(current, value, isActive ? caretOffset : null)
    shownText.current = value
    caret.current = isStepped ? caretOffset : null
    // A fallback that replaced an emptied text while focused: selected, so that typing replaces it.
    if (focused && lang) window.getSelection()?.selectAllChildren(current)
  })

  useLayoutEffect(() => {
    stepped.current = editor.store.get().stepped
  })

  useLayoutEffect(() => {
    const { current } = element
    if (!current || !(isRequested || isAwaited)) return
    current.focus()
    if (caret.current !== null)
      window.getSelection()?.collapse(current.firstChild ?? current, Math.min(caret.current, shownText.current.length))
  }, [isRequested, isAwaited])

  const isShown = value !== '' || focused || isRequested || isAwaited || problem !== null
  useEffect(() => {
    const { current } = element
    if (!current || !isShown) return
    // A native listener: React's event of this name is synthesised from others.
    const restore = () => restoreShown(current, shownText.current)
    current.addEventListener('beforeinput', restore)
    return () => current.removeEventListener('beforeinput', restore)
  }, [isShown])

  if (!isShown) return <EmptyText field={fieldName} onWanted={() => setIsRequested(true)} />
  // An input cannot be part of a heading or wrap like one.
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
        translate="no"
        draggable={false}
        tabIndex={0}
        onFocus={(event: FocusEvent<HTMLElement>) => {
          setFocused(true)
          restoreShown(event.currentTarget, shownText.current)
          selectBorrowed(event)
        }}
        onClick={selectBorrowed}
        onBlur={() => {
          setFocused(false)
          setIsRequested(false)
        }}
        onInput={(event: FormEvent<HTMLElement>) => {
          shownText.current = event.currentTarget.textContent ?? ''
          typedText.current = readPlainText(event.currentTarget, { lines })
          type(typedText.current, isPasting.current ? 'alone' : getStep(event.nativeEvent))
        }}
        onPaste={paste}
        onDrop={drop}
        onKeyDown={keyDown}
        onKeyUp={(event: KeyboardEvent) => event.key === ' ' && event.preventDefault()}
      />
      {notice && element.current && (
        <FieldNotice id={noticeId} anchor={element.current} message={notice} isProblem={problem !== null} />
      )}
    </Tag>
  )

  /** Typing replaces a fallback text instead of mixing two languages. */
  function selectBorrowed({ currentTarget }: { currentTarget: HTMLElement }) {
    if (lang) window.getSelection()?.selectAllChildren(currentTarget)
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    event.preventDefault()
    restoreShown(event.currentTarget, shownText.current)
    insert(readPastedText(event.clipboardData))
  }

  /** Drags within the page are the browser's, but the internal notes of an author are not carried along. */
  function drop(event: DragEvent<HTMLElement>) {
    if (event.dataTransfer.files.length > 0) return
    const dropped = readPastedText(event.dataTransfer)
    if (dropped.droppedKinds.size === 0) return
    event.preventDefault()
    event.currentTarget.focus()
    insert(dropped)
  }

  function insert({ words, droppedKinds }: ReturnType<typeof readPastedText>) {
    const notice = formatLeftOut(droppedKinds, editor.speaks)
    if (notice) editor.alert('notice', { text: notice })
    if (words === '') return
    isPasting.current = true
    insertAtCaret(fitPastedText(words, { lines }))
    isPasting.current = false
  }

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key === '/' && event.currentTarget.textContent === '') {
      event.preventDefault()
      offer(of.id, name, event.currentTarget)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // A link or disclosure around the text must not handle the key.
    event.preventDefault()
    if (!lines && isAtEnd(event.currentTarget)) goOn(of.id, name)
    if (lines) document.execCommand('insertLineBreak')
  }
}

/** Whether the change merges with the previous one, by its `inputType`. */
function getStep(event: Event): TypingStep {
  const { inputType = '' } = event as InputEvent
  if (/Paste|Drop|Drag|Cut|Replacement|^format/.test(inputType)) return 'alone'
  return /LineBreak|Paragraph/.test(inputType) ? 'begins' : 'continues'
}

/** Restores the element's text, so that foreign changes are never read from it. */
function restoreShown(element: HTMLElement, text: string): void {
  if (element.textContent !== text) showText(element, text, findCaret(element))
}

/** The text of an editable element; a trailing line break is the browser's own. */
function readPlainText(element: HTMLElement, { lines }: { lines: boolean }): string {
  const text = lines ? element.innerText : (element.textContent ?? '')
  return text.replace(/\u00a0/g, ' ').replace(/\n$/, '')
}

/** Pasted text as a field takes it: with line breaks, or in one line. */
export function fitPastedText(pasted: string, { lines }: { lines: boolean }): string {
  return lines ? cleanLines(pasted) : cleanLine(pasted).replace(/\s+/g, ' ')
}

/** Inserts at the caret like typing, so that the browser fires its events. */
function insertAtCaret(text: string): void {
  document.execCommand('insertText', false, text)
}

/** The position after a change of a text, found by its common start and end. */
export function changeEnd(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return after.length - end
}

/** Number of characters before the caret; null if it is elsewhere. */
function findCaret(element: HTMLElement): number | null {
  const selection = window.getSelection()
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return null
  const before = document.createRange()
  before.selectNodeContents(element)
  before.setEnd(selection.focusNode, selection.focusOffset)
  return before.toString().length
}

/** Sets the text, with the caret at a character offset. */
function showText(element: HTMLElement, text: string, caret: number | null): void {
  element.textContent = text
  if (caret !== null) window.getSelection()?.collapse(element.firstChild ?? element, Math.min(caret, text.length))
}

/** Whether no text follows the caret. */
function isAtEnd(element: HTMLElement): boolean {
  const selection = window.getSelection()
  if (!selection?.isCollapsed || selection.rangeCount === 0) return false
  const remainder = document.createRange()
  remainder.selectNodeContents(element)
  remainder.setStart(selection.getRangeAt(0).endContainer, selection.getRangeAt(0).endOffset)
  return remainder.toString().trim() === ''
}
