import { formatLeftOut } from '#modules/fields/rich-text/omitted-parts.ts'
import { findPlace, isListPlace } from '../state/document.ts'
import type { PastedInto } from '../state/pasted-document.ts'
import type { Workspace } from '../ui/context.tsx'
import { isStructured, splitDocument } from './split-document.ts'
import { documentWords } from './words.ts'

/** After a text has taken in a paste with headings or tables: offers to make modules of it. */
export function offerSplit({ editor, open }: Workspace, source: { html: string; into: PastedInto }): void {
  const place = findPlace(editor.store.get().history.doc, source.into.module)
  const split = splitDocument(source.html)
  if (!place || isListPlace(place) || !isStructured(split)) return
  const words = documentWords[editor.speaks]
  const leftOut = formatLeftOut(split.droppedKinds, editor.speaks)
  editor.alert('notice', {
    text: [leftOut, words.structured].filter((sentence) => sentence !== null).join(' '),
    action: {
      label: words.split,
      run: () => open({ type: 'document', source, place: { ...place, index: place.index + 1 } }),
    },
  })
}
