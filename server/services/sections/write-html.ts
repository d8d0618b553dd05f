import type { Image } from '#contract/common.ts'
import { mediaUrl } from '#contract/media/media.ts'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import type { FieldShape } from '#modules/fields/shapes.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { escapeMarkup } from '../texts/escape-markup.ts'

/** Sections as plain HTML for feeds and other readers: texts, headings, pictures and video URLs. */
export function renderSectionsHtml(sections: readonly Section[]): string {
  return sections.flatMap(({ columns }) => columns.flatMap(({ children }) => children.map(writeModule))).join('')
}

function writeModule(record: ModuleRecord): string {
  const kind = moduleKinds.get(record.kind)
  if (!kind || record.invalid) return ''
  const ownFields = Object.entries(kind.fields).map(([name, shape]) =>
    writeField(record, { name, shape, isHeading: name === kind.heading }),
  )
  const items = [...(record.children ?? []), ...((record.questions as ModuleRecord[] | undefined) ?? [])]
  return [...ownFields, ...items.map(writeModule)].join('')
}

function writeField(
  record: ModuleRecord,
  { name, shape, isHeading }: { name: string; shape: FieldShape; isHeading: boolean },
): string {
  if (shape.type === 'reference') return renderPictureHtml(record.picture as Image | null | undefined)
  const value = record[name]
  if (typeof value !== 'string' || value === '') return ''
  if (shape.type === 'rich-text') return shape.table ? `<table>${value}</table>` : value
  if (shape.type === 'embed')
    return /^https:\/\/\S+$/.test(value) ? `<p><a href="${escapeMarkup(value)}">${escapeMarkup(value)}</a></p>` : ''
  if (shape.type !== 'text' || !shape.localised) return ''
  return isHeading ? `<h2>${escapeMarkup(value)}</h2>` : `<p>${escapeMarkup(value)}</p>`
}

export function renderPictureHtml(picture: Image | null | undefined): string {
  return picture ? `<p><img src="${mediaUrl(picture, 'large', 'jpg')}" alt="${escapeMarkup(picture.text)}"></p>` : ''
}
