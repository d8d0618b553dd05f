import type { ModuleRecord } from '#contract/sections.ts'
import { moduleEditors } from '#modules/editors.ts'
import type { Editor } from '../core/create-editor.ts'
import { type FormDraft, placedForm } from '../core/form-draft.ts'
import type { Action, Arrangement } from '../state/action.ts'
import { apply } from '../state/apply.ts'
import { type Doc, endOf, findModule, isListPlace, siblingsAt } from '../state/document.ts'
import { newModule, newSection } from '../state/new-records.ts'
import { type Base, onItsVersion } from '../sync/base.ts'
import { wordsOf, writtenAnew } from '../sync/content.ts'
import { rebasedWrite } from '../sync/rebased-write.ts'
import type { Write } from '../sync/write.ts'
import { arrangedOver, writesOf } from '../sync/writes-of.ts'
import { targetWithIds, type Unsaved, withIds } from './unsaved.ts'

/** What brings unsaved work back onto a freshly loaded page: the actions, and the writes that are still to be made. */
export type Restoration = { base: Base; actions: Action[]; writes: { write: Write; tried: boolean }[]; words: number[]; forms: FormDraft[] }

/** Words whose place has gone since come back at the end of the page, an item in a list of its own. */
export function restorationOf({ store, locale, owner }: Pick<Editor, 'store' | 'locale' | 'owner'>, { drafts, writes, forms }: Unsaved): Restoration {
  const { history, base } = store.get()
  const actions: Action[] = []
  const kept: Restoration['writes'] = []
  let doc: Doc = history.doc
  // What was made although its answer was lost is on the page already, under the server's id.
  const made = new Map<number, number>()

  function putAtEnd(record: ModuleRecord): void {
    const action = insertionAtEnd(doc, inItsList(record), owner)
    kept.push(...writesOf(doc, [action], { locale, isKnown: (id) => id > 0 }).map((write) => ({ write, tried: false })))
    actions.push(action)
    doc = apply(doc, action)?.doc ?? doc
  }

  for (const { write: left, tried } of writes) {
    const renamed = withIds(left, (id) => made.get(id) ?? id)
    const found = tried ? alreadyMade(doc, renamed) : null
    if (found) made.set(found.asked, found.id)
    const write = found
      ? orderOf(
          doc,
          withIds(renamed, (id) => made.get(id) ?? id),
        )
      : renamed
    const fit = write && rebasedWrite(doc, write)
    if (!fit) {
      if (write?.type === 'create_module') putAtEnd(write.record)
      continue
    }
    if (fit.action) actions.push(fit.action)
    doc = fit.doc
    kept.push({ write: fit.write, tried })
  }
  let rebased = base
  const words: number[] = []
  for (const left of drafts) {
    const draft = { ...left, module: made.get(left.module) ?? left.module }
    const record = findModule(doc, draft.module)
    if (!record) {
      putAtEnd(newModule(draft.kind, draft.fields))
      continue
    }
    actions.push({ type: 'set_fields', module: draft.module, fields: { ...draft.fields, ...writtenAnew(record, Object.keys(draft.fields)) } })
    words.push(draft.module)
    rebased = onItsVersion(rebased, draft)
  }
  const toMade = (id: number) => made.get(id) ?? id
  const open = forms.flatMap((form) => {
    const placed = placedForm(doc, { ...form, target: targetWithIds(form.target, toMade) })
    if (!placed) putAtEnd(newModule(form.kind, form.values))
    return placed ?? []
  })
  return { base: rebased, actions, writes: kept, words, forms: open }
}

function insertionAtEnd(doc: Doc, record: ModuleRecord, owner: Editor['owner']): Action {
  const place = endOf(doc)
  if (place) return { type: 'insert_module', place, record }
  return { type: 'insert_section', index: 0, section: newSection(owner, { layout: 0, columns: [[record]] }) }
}

function inItsList(record: ModuleRecord): ModuleRecord {
  const list = [...moduleEditors.values()].find(({ children }) => children === record.kind)
  return list ? newModule(list.kind, list.initial, [record]) : record
}

function alreadyMade(doc: Doc, write: Write): { asked: number; id: number } | null {
  if (write.type === 'create_section') {
    const section = doc.sections.find(({ slug }) => slug === write.section.slug)
    return section ? { asked: write.section.id, id: section.id } : null
  }
  if (write.type !== 'create_module') return null
  const words = wordsOf(write.record)
  const { record, siblings } = write
  const found = siblingsAt(doc, write.place)?.find((each) => each.kind === record.kind && !siblings.includes(each.id) && wordsOf(each) === words)
  return found ? { asked: record.id, id: found.id } : null
}

/** What is left of making something that is there: putting it where it was meant. */
function orderOf(doc: Doc, write: Write): Write | null {
  const inOrder = (wanted: readonly number[], there: readonly number[]) => [
    ...wanted.filter((id) => there.includes(id)),
    ...there.filter((id) => !wanted.includes(id)),
  ]
  const arranged = (wanted: Partial<Arrangement>): Write => ({ type: 'arrange', ...arrangedOver(doc, { columns: [], lists: [], sections: null, ...wanted }) })
  if (write.type === 'create_section') {
    const there = doc.sections.map(({ id }) => id)
    return arranged({ sections: inOrder(write.order, there) })
  }
  if (write.type !== 'create_module') return null
  const { place } = write
  const ids = inOrder(write.siblings, siblingsAt(doc, place)?.map(({ id }) => id) ?? [])
  if (isListPlace(place)) return arranged({ lists: [{ list: place.list, children: ids }] })
  return arranged({ columns: [{ section: place.section, column: place.column, modules: ids }] })
}
