import { columnLayouts } from '#config'
import type { ModuleRecord, Section, VisibilityFields } from '#contract/page/sections.ts'

type Owner = Pick<Section, 'content_type' | 'object_id'>

/** A section unknown to the server; its slug is made here, so that it is found again when a response is lost. */
export function newSection(
  { content_type, object_id }: Owner,
  { layout, columns = [], ...timing }: { layout: number; columns?: ModuleRecord[][] } & VisibilityFields,
): Section {
  const id = newLocalId()
  const spans: readonly number[] = columnLayouts[layout]?.spans ?? [12]
  return {
    id,
    slug: `${content_type}-${object_id}-${Math.abs(id).toString(36)}`,
    model: 'container',
    url: '',
    version: 1,
    parent: null,
    content_type,
    object_id,
    layout,
    order: 0,
    ...timing,
    columns: spans.map((span, index) => ({ classes: `span-${span}`, span, children: columns[index] ?? [] })),
  }
}

/** A module unknown to the server. */
export function newModule(
  kind: string,
  fields: Readonly<Record<string, unknown>>,
  children?: ModuleRecord[],
): ModuleRecord {
  return {
    ...fields,
    id: newLocalId(),
    kind,
    url: '',
    version: 0,
    parent: 0,
    column: 0,
    order: 0,
    anchor: typeof fields.anchor === 'string' ? fields.anchor : '',
    fallback: Array.isArray(fields.fallback) ? fields.fallback : [],
    ...(children ? { children } : {}),
  }
}

/** A negative id, unique also across reloads. */
export function newLocalId(): number {
  return -1 - Math.floor(Math.random() * 2 ** 45)
}
