import { columnLayouts } from '#config'
import type { Client } from '#contract/client.ts'
import { AppError, type ErrorCode } from '#contract/errors.ts'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import { moduleEditors } from '#modules/editors.ts'
import { moduleContent } from '../sync/content.ts'

type Row = {
  id: number
  section: number
  list: number | null
  column: number
  order: number
  kind: string
  version: number
  deleted: boolean
  /** Deleted by someone whose work this editor cannot undo. */
  lost?: boolean
  fields: Record<string, unknown>
  /** The other language's texts, used as fallback. */
  other: Record<string, string>
}
type SectionRow = {
  id: number
  slug: string
  layout: number
  order: number
  version: number
  deleted: boolean
  lost?: boolean
  showing?: unknown
}
type RowPosition = Pick<Row, 'section' | 'list' | 'column' | 'order'>
type Body = Record<string, unknown> & { columns?: { container: number; column: number; modules: number[] }[] }
type Input = { params: Record<string, unknown>; body: Body; query: Record<string, unknown> }
export type Failure = { code: ErrorCode; when: 'before' | 'after' }

const items: Record<string, string> = { faqitem: 'faq' }

/** Answers contain all texts of a record, empty ones too. */
function emptyTexts(kind: string): Record<string, ''> {
  const texts = moduleEditors.get(kind)?.fields.filter(({ inline }) => inline) ?? []
  return Object.fromEntries(texts.map(({ name }) => [name, '']))
}

/** The page editor's API in memory, with the real rules that matter to an outbox. */
export function fakeServer(start: readonly Section[], failures: (Failure | null)[] = []) {
  const sections: SectionRow[] = []
  const rows: Row[] = []
  const calls: string[] = []
  // Counted separately, so that a section and a module beside it can have the same id.
  let [sectionIds, moduleIds] = [10, 1000]
  for (const [order, { id, slug, layout, columns }] of start.entries()) {
    sections.push({ id, slug, layout, order, version: 1, deleted: false })
    for (const [column, { children }] of columns.entries())
      for (const [at, record] of children.entries()) addRow(record, { section: id, list: null, column, order: at })
  }

  function addRow(record: ModuleRecord, cell: RowPosition): void {
    rows.push({
      ...cell,
      id: record.id,
      kind: record.kind,
      version: record.version,
      deleted: false,
      fields: { ...moduleContent(record) },
      other: {},
    })
    for (const [order, child] of (record.children ?? []).entries()) addRow(child, { ...cell, list: record.id, order })
  }

  function render(row: Row): ModuleRecord {
    const ownFields = {
      id: row.id,
      kind: row.kind,
      url: `/${row.id}/`,
      version: row.version,
      parent: row.list ?? row.section,
      column: row.column,
      order: row.order,
      fallback: Object.keys(row.other).filter((name) => !row.fields[name]),
    }
    const borrowed = Object.fromEntries(ownFields.fallback.map((name) => [name, row.other[name]]))
    const children = Object.values(items).includes(row.kind)
      ? { children: inOrder((each) => each.list === row.id).map(render) }
      : {}
    return { anchor: '', ...emptyTexts(row.kind), ...row.fields, ...borrowed, ...ownFields, ...children }
  }

  function inOrder(filter: (row: Row) => boolean): Row[] {
    return rows.filter((row) => !row.deleted && filter(row)).sort((a, b) => a.order - b.order || a.id - b.id)
  }

  function section(id: unknown): Section {
    const row = sections.find((each) => each.id === id && !each.deleted)
    if (!row) throw missing()
    const spans: readonly number[] = columnLayouts[row.layout]?.spans ?? [12]
    const children = (column: number) =>
      inOrder(
        (each) => each.section === row.id && each.list === null && Math.min(each.column, spans.length - 1) === column,
      ).map(render)
    return {
      id: row.id,
      slug: row.slug,
      model: 'container',
      url: '',
      version: row.version,
      parent: null,
      content_type: 'page',
      object_id: 1,
      layout: row.layout,
      order: row.order,
      ...(row.showing ? { showing: row.showing as Section['showing'] } : {}),
      columns: spans.map((span, column) => ({ classes: `span-${span}`, span, children: children(column) })),
    }
  }

  function page(): Section[] {
    const alive = sections.filter(({ deleted }) => !deleted).sort((a, b) => a.order - b.order || a.id - b.id)
    return alive.map(({ id }) => section(id))
  }

  function container(method: string, path: string, { params, body }: Input): unknown {
    if (path.startsWith('by-slug'))
      return section(sections.find(({ slug, deleted }) => slug === params.slug && !deleted)?.id)
    if (path.startsWith('arrange')) return arrange(body)
    if (path.startsWith('restore')) return restore(body)
    if (path === '') return createSection(body)
    const row = sections.find(({ id, deleted }) => id === params.id && !deleted)
    if (!row) throw missing()
    if (method === 'DELETE') row.deleted = true
    if (method === 'POST') row.version++
    if (body.showing !== undefined) row.showing = body.showing
    if (body.layout !== undefined) setLayout(row, Number(body.layout))
    return method === 'DELETE' ? undefined : section(row.id)
  }

  function createSection(body: Body): Section {
    const { slug, layout, order } = body
    if (sections.some((each) => each.slug === slug))
      throw new AppError('bad_input', { message: '', fields: { slug: ['taken'] } })
    for (const each of sections) if (each.order >= Number(order)) each.order++
    sections.push({
      id: ++sectionIds,
      slug: String(slug),
      layout: Number(layout),
      order: Number(order),
      version: 1,
      deleted: false,
      showing: body.showing ?? null,
    })
    return section(sectionIds)
  }

  function setLayout(row: SectionRow, layout: number): void {
    row.layout = layout
    const last = (columnLayouts[layout]?.spans.length ?? 1) - 1
    const overflow = inOrder((each) => each.section === row.id && each.list === null && each.column >= last)
    overflow.sort((a, b) => a.column - b.column)
    if (overflow.some((each) => each.column > last))
      for (const [order, each] of overflow.entries()) Object.assign(each, { column: last, order })
  }

  function arrange({ versions, columns = [], lists, sections: orders }: Body): Section[] {
    for (const [id, version] of Object.entries((versions ?? {}) as Record<string, number>))
      if (version < section(Number(id)).version)
        throw new AppError('conflict', { message: '', current: section(Number(id)) })
    const touchedIds = new Set<number>()
    for (const { container: id, column, modules } of columns) {
      touchedIds.add(section(id).id)
      for (const [order, module] of modules.entries()) {
        const row = alive(module)
        touchedIds.add(row.section)
        for (const each of [row, ...rows.filter(({ list }) => list === row.id)]) each.section = id
        Object.assign(row, { column, order })
      }
    }
    for (const { children } of (lists ?? []) as { module: number; children: number[] }[])
      for (const [order, id] of children.entries()) touchedIds.add(Object.assign(alive(id), { order }).section)
    for (const { containers } of (orders ?? []) as { containers: number[] }[])
      for (const [order, id] of containers.entries()) {
        touchedIds.add(section(id).id)
        const row = sections.find((each) => each.id === id)
        if (row) row.order = order
      }
    for (const id of touchedIds) bump(id)
    return [...touchedIds].map(section)
  }

  function bump(id: number): void {
    const row = sections.find((each) => each.id === id)
    if (row) row.version++
  }

  function restore({ model, id }: Body): Section {
    const row = model === 'container' ? sections.find((each) => each.id === id) : rows.find((each) => each.id === id)
    if (!row?.deleted || row.lost) throw missing()
    row.deleted = false
    if ('section' in row) bump(row.section)
    return section('section' in row ? row.section : row.id)
  }

  function module(method: string, kind: string, { params, body, query }: Input): unknown {
    if (query.parent !== undefined)
      return inOrder((row) => row.kind === kind && row[kind in items ? 'list' : 'section'] === query.parent).map(render)
    if (params.id === undefined) return createModule(kind, body)
    const row = alive(params.id, kind)
    if (method === 'DELETE') {
      row.deleted = true
      bump(row.section)
    }
    if (method !== 'POST') return method === 'DELETE' ? undefined : render(row)
    const { version, ...fields } = body
    if (version !== undefined && Number(version) < row.version)
      throw new AppError('conflict', {
        message: '',
        current: render(row),
        conflict: { by: 'Clara', at: '2027-01-02T10:00:00Z' },
      })
    if (fields.content === 'refused') throw new AppError('bad_input', { message: '', fields: { content: ['Nein.'] } })
    Object.assign(row.fields, fields)
    row.version++
    return render(row)
  }

  function createModule(kind: string, { parent, column, order, ...fields }: Body): ModuleRecord {
    if (fields.content === 'refused') throw new AppError('bad_input', { message: '', fields: { content: ['Nein.'] } })
    const list = kind in items ? rows.find(({ id, deleted }) => id === parent && !deleted) : null
    const owner = list ?? (kind in items ? null : sections.find(({ id, deleted }) => id === parent && !deleted))
    if (!owner) throw new AppError('bad_input', { message: '', fields: { parent: ['unknown_reference'] } })
    const position = {
      section: list?.section ?? Number(parent),
      list: list?.id ?? null,
      column: Number(column),
      order: Number(order),
    }
    const isSideBySide = (row: Row) =>
      row.section === position.section && row.list === position.list && row.column === position.column
    for (const each of rows) if (isSideBySide(each) && each.order >= position.order) each.order++
    const row = { ...position, id: ++moduleIds, kind, version: 1, deleted: false, fields, other: {} }
    rows.push(row)
    bump(row.section)
    return render(row)
  }

  /** Deletes for good. */
  function loseSection(id: number): void {
    for (const each of sections) if (each.id === id) Object.assign(each, { deleted: true, lost: true })
    for (const row of rows) if (row.section === id) Object.assign(row, { deleted: true, lost: true })
  }

  function inOtherLanguage<T>(respond: () => T): T {
    const swap = () => {
      for (const row of rows) [row.fields, row.other] = [row.other, row.fields as Record<string, string>]
    }
    swap()
    const response = structuredClone(respond())
    swap()
    return response
  }

  function alive(id: unknown, kind?: string): Row {
    const row = rows.find((each) => each.id === id && !each.deleted && (kind === undefined || each.kind === kind))
    if (!row) throw missing()
    return row
  }

  async function call(target: { method: string; path: string }, input: unknown): Promise<unknown> {
    const failure = failures.shift() ?? null
    if (failure?.when === 'before') throw new AppError(failure.code, { message: '' })
    const { params = {}, body = {}, query = {} } = input as Partial<Input>
    const [, kind = '', subpath = ''] = /pageeditor-api\/([\w-]+)\/(.*)$/.exec(target.path) ?? []
    calls.push(`${target.method} ${kind}/${subpath}`)
    const requestInput = structuredClone({ params, body, query })
    const respond = () =>
      kind === 'page'
        ? { modules: page() }
        : kind === 'container'
          ? container(target.method, subpath, requestInput)
          : module(target.method, kind, requestInput)
    const response = params.locale === 'en' ? inOtherLanguage(respond) : respond()
    if (failure) throw new AppError(failure.code, { message: '' })
    return structuredClone(response)
  }

  // The server's own tests check its answers against the contract.
  return {
    call: call as unknown as Client,
    page,
    calls,
    row: alive,
    stored: () => rows.map(({ fields }) => fields.content),
    loseSection,
    fail: (failure: Failure) => failures.push(failure),
  }
}

function missing(): AppError {
  return new AppError('not_found', { message: '' })
}
