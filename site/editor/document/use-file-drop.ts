import { useEffect } from 'react'
import { isPicture } from '#modules/fields/rich-text/plain-paste.ts'
import { findPictureKind } from '../pictures/find-picture-kind.ts'
import { findPlace, findSection, isListPlace, type ModulePlace } from '../state/document.ts'
import type { Workspace } from '../ui/context.tsx'
import { isDocument } from './is-document.ts'

/** Pictures and Word documents dropped or pasted onto the page; texts ignore them, and the browser opens none. */
export function useFileDrop({ editor, open, toolbar }: Workspace): void {
  useEffect(() => {
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    const openFiles = (files: Iterable<File>, target: Element | null, event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      const document = [...files].find(isDocument)
      const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
      const place = placeNear(target)
      if (document) return open({ type: 'document', file: document, place })
      if (pictures.length > 0 && place && findPictureKind({ toolbar, editOf: editor.editOf }))
        open({ type: 'pictures', files: pictures, place })
    }
    const dragged = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || isOverDialog(event.target)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    }
    const handleDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || isOverDialog(event.target)) return
      openFiles(event.dataTransfer.files, document.elementFromPoint(event.clientX, event.clientY), event)
    }
    const handlePaste = (event: ClipboardEvent) => {
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
    document.addEventListener('drop', handleDrop, options)
    document.addEventListener('paste', handlePaste, options)
    return () => controller.abort()

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
  }, [editor, open, toolbar])
}

function isOverDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null
}
