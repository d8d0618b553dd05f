import './drop-mark.css'
import { getHTMLFromFragment, type TiptapEditorHTMLElement } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect } from 'react'
import { isPicture } from '#modules/fields/rich-text/plain-paste.ts'
import { findPictureKind } from '../pictures/picture-kind.ts'
import { pictureAt } from '../records/picture-at.ts'
import { findPlace, findSection, isListPlace, type ModulePlace } from '../state/document.ts'
import { hasHeadingsOrTables } from '../state/pasted-document.ts'
import type { Workspace } from '../ui/context.tsx'

/**
 * Pictures and Word documents dropped or pasted onto the page, and pastes with headings beside every text; texts ignore
 * files, and the browser opens none.
 */
export function useFileDrop(workspace: Workspace): void {
  const { editor, open, toolbar } = workspace
  useEffect(() => {
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    const openFiles = (files: Iterable<File>, target: Element | null, event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      const document = [...files].find(isDocument)
      const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
      const place = placeNear(target)
      if (document) return open({ type: 'document', source: document, place })
      const replaces = pictures.length === 1 && target ? pictureAt(editor, target)?.module : undefined
      if (pictures.length > 0 && place && (replaces || findPictureKind({ toolbar, editOf: editor.editOf })))
        open({ type: 'pictures', files: pictures, place, replaces })
    }
    const dragged = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || isOverDialog(event.target)) return mark(null)
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      mark(event.target instanceof Element ? event.target : null, event.dataTransfer.items.length)
    }
    const left = ({ relatedTarget }: DragEvent) => relatedTarget === null && mark(null)
    const handleDrop = (event: DragEvent) => {
      mark(null)
      if (!event.dataTransfer?.types.includes('Files') || isOverDialog(event.target)) return
      openFiles(event.dataTransfer.files, document.elementFromPoint(event.clientX, event.clientY), event)
    }
    const handlePaste = (event: ClipboardEvent) => {
      const html = event.clipboardData?.getData('text/html') ?? ''
      const target = document.activeElement
      if (hasHeadingsOrTables(html) && !isOverDialog(event.target)) {
        if (isWritten(target)) return offerParts(target, html)
        event.preventDefault()
        return open({ type: 'document', source: { html, into: null }, place: placeNear(target) })
      }
      if (
        !event.clipboardData ||
        isOverDialog(event.target) ||
        !(
          [...event.clipboardData.files].some(isDocument) ||
          (isPicture(event.clipboardData) && findPictureKind({ toolbar, editOf: editor.editOf }))
        )
      )
        return
      openFiles(event.clipboardData.files, document.activeElement, event)
    }
    document.addEventListener('dragover', dragged, options)
    document.addEventListener('dragleave', left, options)
    document.addEventListener('drop', handleDrop, options)
    document.addEventListener('paste', handlePaste, options)
    return () => {
      mark(null)
      controller.abort()
    }

    /** The text takes the paste in; then it can become modules. */
    function offerParts(element: TiptapEditorHTMLElement, html: string): void {
      const { editor: text, dataset } = element
      if (!text || text.schema.nodes.table) return
      const { doc, selection } = text.state
      const caret = {
        module: Number(dataset.inline),
        field: dataset.field ?? '',
        head: toHtml(doc.cut(0, selection.from)),
        tail: toHtml(doc.cut(selection.to)),
      }
      void import('./offer-split.ts').then(({ offerSplit }) =>
        offerSplit(workspace, { html, into: { ...caret, value: text.getHTML() } }),
      )
    }

    /** Shows where the files would go: instead of a picture, below a module, or at the end of a column. */
    function mark(over: Element | null, count = 0): void {
      for (const each of document.querySelectorAll('[data-drop-mark]')) each.removeAttribute('data-drop-mark')
      if (!over) return
      const picture = count === 1 ? pictureAt(editor, over) : null
      if (picture) {
        picture.anchor.setAttribute('data-drop-mark', 'instead')
        return
      }
      const column = over.closest('[data-column]') ?? [...document.querySelectorAll('[data-column]')].at(-1)
      const module =
        over.closest('[data-column] > [data-module]') ??
        column?.querySelector(':scope > [data-module]:nth-last-child(1 of [data-module])')
      const place = module ?? column
      place?.setAttribute('data-drop-mark', 'below')
    }

    /** After the module under the pointer, at the end of the column, or at the end of the page. */
    function placeNear(element: Element | null): ModulePlace | null {
      const { doc } = editor.store.get().history
      const module = Number(element?.closest<HTMLElement>('[data-module]')?.dataset.module ?? 0)
      const modulePlace = findPlace(doc, module)
      const place = modulePlace && isListPlace(modulePlace) ? findPlace(doc, modulePlace.list) : modulePlace
      if (place) return { ...place, index: place.index + 1 }
      const id = Number(element?.closest<HTMLElement>('[data-section]')?.dataset.section ?? 0)
      const section = findSection(doc, id) ?? doc.sections.at(-1)
      const column = Number(element?.closest<HTMLElement>('[data-column]')?.dataset.column ?? 0)
      return section ? { section: section.id, column, index: section.columns[column]?.children.length ?? 0 } : null
    }
  }, [workspace, editor, open, toolbar])
}

/** Empty without words. */
function toHtml({ content, textContent, type }: Node): string {
  return textContent.trim() === '' ? '' : getHTMLFromFragment(content, type.schema)
}

/** Whether a paste goes into its words. */
function isWritten(element: Element | null): element is HTMLElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLElement && element.isContentEditable)
  )
}

function isOverDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null
}

/** Whether a file is a Word document, by its name: systems give it different media types. */
function isDocument({ name }: File): boolean {
  return /\.docx$/i.test(name)
}
