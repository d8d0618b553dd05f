import { cleanPastedHtml } from './clean-pasted-html.ts'
import type { OmittedPart } from './omitted-parts.ts'

/** Pasted text without formatting and without the author's comments. */
export function readPastedText(data: DataTransfer): { words: string; droppedKinds: ReadonlySet<OmittedPart> } {
  if (isPicture(data)) return { words: '', droppedKinds: new Set(['picture']) }
  const plainText = data.getData('text/plain')
  const { text, droppedKinds } = cleanPastedHtml(data.getData('text/html'))
  return droppedKinds.size > 0 && text !== ''
    ? { words: text, droppedKinds }
    : { words: plainText, droppedKinds: new Set() }
}

/**
 * The same for every field of a form, until the returned function is called: the browser itself would paste comments
 * as text.
 */
export function cleanPlainPastes(onLeftOut: (droppedKinds: ReadonlySet<OmittedPart>) => void): () => void {
  const insert = (event: Event, data: DataTransfer | null) => {
    const { target } = event
    if (!data || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { words, droppedKinds } = readPastedText(data)
    if (words === '' || droppedKinds.size === 0) return
    event.preventDefault()
    target.focus()
    // As if typed, so that input events fire and the browser can undo it.
    document.execCommand(
      'insertText',
      false,
      target instanceof HTMLTextAreaElement ? words : words.replace(/\s+/g, ' '),
    )
    onLeftOut(droppedKinds)
  }
  const handlePaste = (event: ClipboardEvent) => insert(event, event.clipboardData)
  const handleDrop = (event: DragEvent) => insert(event, event.dataTransfer)
  document.addEventListener('paste', handlePaste)
  document.addEventListener('drop', handleDrop)
  return () => {
    document.removeEventListener('paste', handlePaste)
    document.removeEventListener('drop', handleDrop)
  }
}

/** A screenshot or copied picture without text. */
export function isPicture(data: DataTransfer): boolean {
  return (
    [...data.files].some(({ type }) => type.startsWith('image/')) &&
    !data.types.includes('text/html') &&
    data.getData('text/plain') === ''
  )
}
