import type { Page } from '#contract/page/pages.ts'
import { cleanLine } from '#contract/texts/stored-text.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { isResourceName, resourceMessages, singularName } from '#model/messages.ts'
import { toPlainText } from '../../format/plain-text.ts'
import type { Editor } from '../core/create-editor.ts'
import { keyOfRecord } from '../state/document.ts'
import { editorMessages } from '../words/messages.ts'
import type { StripTarget } from './RecordStrip.tsx'

const SAVE_AFTER_MS = 1500

type OwnText = { resource: ResourceName; id: number; field: string; name: string }
type Options = { page: Page; onFocus: (strip: StripTarget | null) => void }

/**
 * The site marks texts of the page and its records with `data-own`, which is their name in `page.texts`. They are drawn
 * outside of the editor, so they get their attributes and listeners here. Returns the way back.
 */
export function editOwnTexts(editor: Editor, options: Options): () => void {
  const controller = new AbortController()
  for (const element of document.querySelectorAll<HTMLElement>('[data-own]')) {
    const text = readOwnText(editor, options.page, element)
    if (text) makeEditable(editor, { element, text, ...options, signal: controller.signal })
  }
  return () => controller.abort()
}

/** Null for a text that is not part of this page. */
export function readOwnText({ owner }: Editor, { texts = {} }: Page, { dataset }: HTMLElement): OwnText | null {
  const { own = '' } = dataset
  if (!(own in texts)) return null
  const [name = '', id, other = ''] = own.split('/').toReversed()
  const record = isResourceName(other)
    ? { resource: other, id: Number(id) }
    : { resource: resourceForSectionOwner(owner.content_type), id: owner.object_id }
  return { ...record, field: name.split('.')[0] ?? '', name }
}

type Editable = Options & { element: HTMLElement; text: OwnText; signal: AbortSignal }

export function fieldLabel({ speaks }: Editor, { resource, field }: OwnText): string {
  return resourceMessages[resource].fields?.[speaks][field] ?? field
}

function makeEditable(editor: Editor, { element, text, page, onFocus, signal }: Editable): void {
  const { resource, id, name } = text
  const { speaks } = editor
  const label = fieldLabel(editor, text)
  const attributes = {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    tabindex: '0',
    translate: 'no',
    'data-placeholder': label,
    // The field with its record, for screen readers.
    'aria-label': editorMessages[speaks].fieldOf(label, singularName(resource, speaks)),
    ...(resource === 'pages' ? { 'aria-keyshortcuts': 'Alt+F10' } : {}),
  }
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  const isBorrowed = () => element.closest('[lang]') !== document.documentElement
  let known = isBorrowed() ? '' : (element.textContent ?? '')
  let timer = 0
  let isTyped = false

  function commit(): void {
    window.clearTimeout(timer)
    if (!isTyped) return
    isTyped = false
    const typed = toPlainText(cleanLine(element.textContent ?? ''))
      .replace(/\s+/g, ' ')
      .trim()
    if (typed === known) return
    const before = known
    known = typed
    editor.setRecord({ resource, id, fields: { [name]: typed }, before: { [name]: before } })
  }
  const strip = resource === 'pages' ? stripOf({ element, text, page }) : null
  const listeners: Record<string, (event: Event) => void> = {
    focus: () => {
      if (isBorrowed()) window.getSelection()?.selectAllChildren(element)
      // Others may have changed it.
      else if (!isTyped) known = element.textContent ?? ''
      onFocus(strip)
    },
    input: () => {
      isTyped = true
      window.clearTimeout(timer)
      timer = window.setTimeout(commit, SAVE_AFTER_MS)
    },
    blur: commit,
    keydown: (event) => {
      const { key, altKey, isComposing } = event as KeyboardEvent
      if (strip && key === 'F10' && altKey) onFocus({ ...strip, takesFocus: true })
      if (isComposing || (key !== 'Enter' && key !== 'Escape')) return
      event.preventDefault()
      element.blur()
    },
  }
  for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener, { signal })
  // A closed window keeps what was just typed.
  window.addEventListener('pagehide', commit, { signal })
  const stop = editor.store.subscribe(() => {
    const value = editor.store.get().history.doc.records?.[keyOfRecord(text)]?.[name]
    if (typeof value !== 'string' || value === known) return
    known = value
    element.textContent = value
  })
  signal.addEventListener('abort', () => {
    commit()
    stop()
    if (element === document.activeElement) return
    for (const attribute of Object.keys(attributes)) element.removeAttribute(attribute)
  })
}

/** The texts that the page does not show: its description, and its other name. */
function stripOf({ element, text, page }: { element: HTMLElement; text: OwnText; page: Page }): StripTarget {
  const language = text.name.split('.')[1]
  const other = text.field === 'title' && page.headline === '' ? [`headline.${language}`] : []
  return {
    anchor: element,
    resource: text.resource,
    id: text.id,
    fields: [`meta_description.${language}`, ...other],
  }
}
