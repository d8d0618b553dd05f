import type { ModuleEdit } from '#modules/define-edit.ts'
import { findPictureKind } from '../pictures/picture-kind.ts'
import type { DocumentPart } from './split-document.ts'

type EditorKinds = { toolbar: readonly string[]; editOf: (kind: string) => ModuleEdit | null }
type KindField = { edit: ModuleEdit; field: string; levels?: { field: string; options: readonly number[] } }
export type DocumentKinds = Record<DocumentPart['type'], KindField | null>

/** The offered kinds for the parts of a document, by what their fields need. */
export function findDocumentKinds({ toolbar, editOf }: EditorKinds): DocumentKinds {
  const edits = toolbar.map(editOf).filter((edit) => edit !== null)
  const findRich = (isTable: boolean) =>
    find(edits, (edit) => {
      const [first, ...others] = edit.fields.filter(({ required }) => required)
      const isWanted = first?.type === 'rich-text' && (first.table ?? false) === isTable
      return isWanted && others.length === 0 ? { edit, field: first.name } : null
    })
  const heading = find(edits, (edit) => {
    const levels = edit.fields.find(({ type }) => type === 'number')
    const title = edit.fields.find(({ name, type }) => name === edit.titleField && type === 'text')
    return levels?.type === 'number' && title
      ? { edit, field: title.name, levels: { field: levels.name, options: Object.keys(levels.options).map(Number) } }
      : null
  })
  return { heading, text: findRich(false), table: findRich(true), picture: findPictureKind({ toolbar, editOf }) }
}

function find(edits: readonly ModuleEdit[], read: (edit: ModuleEdit) => KindField | null): KindField | null {
  for (const edit of edits) {
    const kind = read(edit)
    if (kind) return kind
  }
  return null
}

/** The fields of a new module; null for a picture, which is uploaded first, and where no kind is offered. */
export function fieldsOf(
  part: DocumentPart,
  kinds: DocumentKinds,
): { kind: string; fields: Readonly<Record<string, unknown>> } | null {
  const kind = kinds[part.type]
  if (!kind || part.type === 'picture') return null
  const { edit, field, levels } = kind
  const content = part.type === 'heading' ? part.text : part.type === 'text' ? part.html : part.rows
  const level = part.type === 'heading' && levels ? { [levels.field]: clamp(part.level, levels.options) } : {}
  return { kind: edit.kind, fields: { ...edit.initial, ...level, [field]: content } }
}

function clamp(level: number, options: readonly number[]): number {
  return Math.min(Math.max(level, Math.min(...options)), Math.max(...options))
}

/** A kind for the pictures' state where there are none. */
export function anyKind(kinds: DocumentKinds): { edit: ModuleEdit; field: string } {
  const [first] = [kinds.picture, kinds.text, kinds.heading, kinds.table].filter((kind) => kind !== null)
  if (!first) throw new Error('The toolbar offers no kind for a document.')
  return first
}
