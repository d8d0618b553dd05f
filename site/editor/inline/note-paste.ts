import { getHTMLFromFragment } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { hasHeadingsOrTables } from '../document/pasted-document.ts'
import type { Workspace } from '../ui/context.tsx'

type PastedText = { module: number; field: string; readValue: () => string }

/** The text takes every paste in; one with headings or tables can then become modules. */
export function notePaste(workspace: Workspace, { module, field, readValue }: PastedText) {
  return ({ state: { doc, selection } }: EditorView, { clipboardData }: ClipboardEvent): false => {
    const html = clipboardData?.getData('text/html') ?? ''
    if (doc.firstChild?.type.spec.tableRole || !hasHeadingsOrTables(html)) return false
    const [head, tail] = [getHtml(doc.cut(0, selection.from)), getHtml(doc.cut(selection.to))]
    void import('../document/offer-split.ts').then(({ offerSplit }) =>
      offerSplit(workspace, { html, into: { module, field, value: readValue(), head, tail } }),
    )
    return false
  }
}

/** Empty without words. */
function getHtml({ content, textContent, type }: Node): string {
  return textContent.trim() === '' ? '' : getHTMLFromFragment(content, type.schema)
}
