import { useEffect } from 'react'
import { isPicture } from '#modules/fields/plain-paste.ts'
import { findPlace, findSection, isListPlace, type ModulePlace } from '../state/document.ts'
import type { Workspace } from '../ui/context.tsx'
import { findPictureKind } from './find-picture-kind.ts'

/** Pictures dropped or pasted onto the page; texts ignore them, and the browser does not open them. */
export function usePictureDrop({ editor, open, toolbar }: Workspace): void {
  useEffect(() => {
    const heard = new AbortController()
    const options = { capture: true, signal: heard.signal }
    const take = (files: Iterable<File>, at: Element | null, event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
      const place = placeNear(at)
      if (pictures.length > 0 && place && findPictureKind({ toolbar, editOf: editor.editOf }))
        open({ type: 'pictures', files: pictures, place })
    }
    const dragged = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || isOverDialog(event.target)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    }
    const dropped = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || isOverDialog(event.target)) return
      take(event.dataTransfer.files, document.elementFromPoint(event.clientX, event.clientY), event)
    }
    const pasted = (event: ClipboardEvent) => {
      if (
        !event.clipboardData ||
        !isPicture(event.clipboardData) ||
        isOverDialog(event.target) ||
        !findPictureKind({ toolbar, editOf: editor.editOf })
      )
        return
      take(event.clipboardData.files, document.activeElement, event)
    }
    document.addEventListener('dragover', dragged, options)
    document.addEventListener('drop', dropped, options)
    document.addEventListener('paste', pasted, options)
    return () => heard.abort()

    /** After the module under the pointer, at the end of the column, or at the end of the page. */
    function placeNear(element: Element | null): ModulePlace | null {
      const { doc } = editor.store.get().history
      const module = Number(element?.closest<HTMLElement>('[data-module]')?.dataset.module ?? 0)
      const own = findPlace(doc, module)
      const place = own && isListPlace(own) ? findPlace(doc, own.list) : own
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
