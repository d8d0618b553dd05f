import { useEffect, useState } from 'react'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { moduleEditors } from '#modules/editors.ts'
import type { Editor } from '../core/create-editor.ts'
import type { Action } from '../state/action.ts'
import { apply } from '../state/apply.ts'
import { type EditorDocument, endPlace, findModule, findSiblings, type Siblings } from '../state/document.ts'
import { newModule, newSection } from '../state/new-records.ts'
import { type FormDraft, relocateForm, storeForm } from '../store/form-draft.ts'
import { type Base, pinVersion } from '../sync/base.ts'
import { comparableText, writtenAnew } from '../sync/content.ts'
import { rebaseWrite } from '../sync/rebase-write.ts'
import { recordOrders, toWrites } from '../sync/to-writes.ts'
import type { Write } from '../sync/write.ts'
import type { Workspace } from '../ui/context.tsx'
import { collectUnsaved, mapIds, mapTargetIds, type Unsaved } from './unsaved.ts'

export type Drafts = { left: readonly StoredUnsaved[]; restore: () => void; discard: () => void; putOff: () => void }

/** Stores unsaved work on this device, and finds that of earlier visits. */
export function useUnsaved({ editor, open }: Pick<Workspace, 'editor' | 'open'>): Drafts {
  const [left, setLeft] = useState<readonly StoredUnsaved[]>([])

  useEffect(() => {
    const page = `${editor.locale}:${editor.owner.content_type}:${editor.owner.object_id}`
    const key = unsavedKey(page, crypto.randomUUID())
    const release = lockKey(key)
    let before = editor.store.get()
    const stop = editor.store.subscribe(() => {
      const state = editor.store.get()
      const isUnchanged =
        state.history.doc === before.history.doc &&
        state.outbox === before.outbox &&
        state.base === before.base &&
        state.forms === before.forms
      before = state
      if (!isUnchanged)
        storeUnsaved(localStorage, key, collectUnsaved(state, { at: Date.now(), locale: editor.locale }))
    })
    let isUnmounted = false
    void openTabKeys().then((alive) => {
      if (!isUnmounted) setLeft(findLeftovers({ storage: localStorage, page }, new Set([...alive, key])))
    })
    return () => {
      isUnmounted = true
      stop()
      release()
    }
  }, [editor])

  function clear() {
    for (const { key } of left) storeUnsaved(localStorage, key, null)
    setLeft([])
  }

  function restore() {
    for (const { unsaved } of left) bringBack(editor, unsaved)
    const form = editor.store.get().forms.at(-1)
    if (form) open(form.target)
    clear()
  }

  return { left, restore, discard: clear, putOff: () => setLeft([]) }
}

function bringBack(editor: Editor, unsaved: StoredUnsaved['unsaved']): void {
  const { base, actions, writes, typedModules, forms } = planRestore(editor, unsaved)
  editor.store.update((state) => ({ ...forms.reduce(storeForm, state), base }))
  editor.restore({ actions, writes, typedModules })
}

const PREFIX = 'partitur:unsaved'

type StoredUnsaved = { key: string; unsaved: Unsaved }
type UnsavedStorage = { storage: Storage; page: string }

/** The storage of one open editor's unsaved edits; each tab has its own key, so that none overwrites another's. */
function unsavedKey(page: string, tab: string): string {
  return `${PREFIX}:${page}:${tab}`
}

/** False if the storage is full. */
function storeUnsaved(storage: Storage, key: string, unsaved: Unsaved | null): boolean {
  try {
    if (unsaved) storage.setItem(key, JSON.stringify(unsaved))
    else storage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** The unsaved edits that earlier editors of this page left, oldest first; `alive` are the keys of tabs still open. */
function findLeftovers({ storage, page }: UnsavedStorage, alive: ReadonlySet<string>): StoredUnsaved[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const pageKeys = keys.filter((key) => key.startsWith(`${PREFIX}:${page}:`) && !alive.has(key))
  return pageKeys.flatMap((key) => read(storage, key) ?? []).sort((a, b) => a.unsaved.at - b.unsaved.at)
}

/** The browser releases a lock when its tab is gone, even after a crash. */
async function openTabKeys(): Promise<ReadonlySet<string>> {
  const state = await navigator.locks?.query().catch(() => null)
  return new Set((state?.held ?? []).flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : [])))
}

function lockKey(key: string): () => void {
  let release: (() => void) | null = null
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(key, () => untilReleased).catch(() => undefined)
  return () => release?.()
}

function read(storage: Storage, key: string): StoredUnsaved | null {
  try {
    const unsaved: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    // Only this editor writes it; other data is ignored.
    return typeof unsaved === 'object' && unsaved !== null && 'drafts' in unsaved && 'writes' in unsaved
      ? { key, unsaved: { forms: [], ...(unsaved as Omit<Unsaved, 'forms'>) } }
      : null
  } catch {
    return null
  }
}

/** Restores unsaved work on a freshly loaded page: actions, and remaining writes. */
type RestorePlan = {
  base: Base
  actions: Action[]
  writes: { write: Write; tried: boolean }[]
  typedModules: number[]
  forms: FormDraft[]
}

/** Text whose place is gone is restored at the end of the page, an item in a list of its own. */
export function planRestore(
  { store, locale, owner }: Pick<Editor, 'store' | 'locale' | 'owner'>,
  { drafts, writes, forms }: Unsaved,
): RestorePlan {
  const { history, base } = store.get()
  const actions: Action[] = []
  const restoredWrites: RestorePlan['writes'] = []
  let doc: EditorDocument = history.doc
  // A record whose creation was stored, but whose response was lost, is on the page under the server's id.
  const newIds = new Map<number, number>()

  function putAtEnd(record: ModuleRecord): void {
    const action = insertionAtEnd(doc, inItsList(record), owner)
    restoredWrites.push(
      ...toWrites(doc, [action], { locale, isKnown: (id) => id > 0 }).map((write) => ({ write, tried: false })),
    )
    actions.push(action)
    doc = apply(doc, action)?.doc ?? doc
  }

  for (const { write: left, tried } of writes) {
    // Version 1.0 stored moves in another form.
    if (left.type === 'arrange' && !left.orders) continue
    const renamed = mapIds(left, (id) => newIds.get(id) ?? id)
    const existing = tried ? alreadyMade(doc, renamed) : null
    if (existing) newIds.set(existing.asked, existing.id)
    const write = existing
      ? orderOf(
          doc,
          mapIds(renamed, (id) => newIds.get(id) ?? id),
        )
      : renamed
    const fit = write && rebaseWrite(doc, write)
    if (!fit) {
      if (write?.type === 'create_module') putAtEnd(write.record)
      continue
    }
    if (fit.action) actions.push(fit.action)
    doc = fit.doc
    restoredWrites.push({ write: fit.write, tried })
  }
  let rebased = base
  const typedModules: number[] = []
  for (const left of drafts) {
    const draft = { ...left, module: newIds.get(left.module) ?? left.module }
    const record = findModule(doc, draft.module)
    if (!record) {
      putAtEnd(newModule(draft.kind, draft.fields))
      continue
    }
    actions.push({
      type: 'set_fields',
      module: draft.module,
      fields: { ...draft.fields, ...writtenAnew(record, Object.keys(draft.fields)) },
    })
    typedModules.push(draft.module)
    rebased = pinVersion(rebased, draft)
  }
  const toMade = (id: number) => newIds.get(id) ?? id
  const open = forms.flatMap((form) => {
    const relocated = relocateForm(doc, { ...form, target: mapTargetIds(form.target, toMade) })
    if (!relocated) putAtEnd(newModule(form.kind, form.values))
    return relocated ?? []
  })
  return { base: rebased, actions, writes: restoredWrites, typedModules, forms: open }
}

function insertionAtEnd(doc: EditorDocument, record: ModuleRecord, owner: Editor['owner']): Action {
  const place = endPlace(doc)
  if (place) return { type: 'insert_module', place, record }
  return { type: 'insert_section', index: 0, section: newSection(owner, { layout: 0, columns: [[record]] }) }
}

function inItsList(record: ModuleRecord): ModuleRecord {
  const list = [...moduleEditors.values()].find(({ children }) => children === record.kind)
  return list ? newModule(list.kind, list.initial, [record]) : record
}

function alreadyMade(doc: EditorDocument, write: Write): { asked: number; id: number } | null {
  if (write.type === 'create_section') {
    const section = doc.sections.find(({ slug }) => slug === write.section.slug)
    return section ? { asked: write.section.id, id: section.id } : null
  }
  if (write.type !== 'create_module') return null
  const text = comparableText(write.record)
  const { record, siblings } = write
  const existing = findSiblings(doc, write.place)?.find(
    (each) => each.kind === record.kind && !siblings.includes(each.id) && comparableText(each) === text,
  )
  return existing ? { asked: record.id, id: existing.id } : null
}

/** The remaining write for an existing record: its order. */
function orderOf(doc: EditorDocument, write: Write): Write | null {
  const inOrder = (targetIds: readonly number[], currentIds: readonly number[]) => [
    ...targetIds.filter((id) => currentIds.includes(id)),
    ...currentIds.filter((id) => !targetIds.includes(id)),
  ]
  const arranged = (place: Siblings | null, ids: readonly number[], now: readonly { id: number }[]): Write => ({
    type: 'arrange',
    ...recordOrders(doc, [
      {
        place,
        ids: inOrder(
          ids,
          now.map(({ id }) => id),
        ),
      },
    ]),
  })
  if (write.type === 'create_section') return arranged(null, write.order, doc.sections)
  if (write.type !== 'create_module') return null
  const { index, ...place } = write.place
  return arranged(place, write.siblings, findSiblings(doc, place) ?? [])
}
