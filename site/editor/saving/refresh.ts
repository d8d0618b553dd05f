import type { Section } from '#contract/page/sections.ts'
import type { mergeClash } from '#modules/fields/merge/text-diff.ts'
import type { Action } from '#site/editor/state/action.ts'
import { type EditorDocument, findModule, iterateModules } from '#site/editor/state/document.ts'
import { type Base, toLocalId } from '#site/editor/sync/base.ts'
import { isSame, ownLanguageContent } from '#site/editor/sync/content.ts'
import { isTextField, loadMergeClash, type ModuleEditOf } from '#site/editor/sync/merge-module.ts'
import type { ChangedTexts, EditorState } from '../store/editor-state.ts'
import type { Store } from '../store/store.ts'
import type { PageReader } from './page-reader.ts'
import { rebaseState } from './rebase.ts'

/** By field, its value before and after others saved. */
type ChangedFields = Readonly<Record<string, { before: unknown; after: unknown }>>
type MergeClash = typeof mergeClash

/**
 * Takes over changes saved by others while nothing is in flight; answers whether there were new ones. Unsaved edits and
 * the module with the caret stay; undo never reverts others' work.
 */
export function createRefresh({
  store,
  reader,
  editOf,
}: {
  store: Store<EditorState>
  reader: PageReader
  editOf: ModuleEditOf
}) {
  // Changes of others to a text that stays are different each time; they are reported once.
  const seenContent = new Map<number, string>()
  return async function refresh(): Promise<boolean> {
    const before = store.get()
    if (isBusy(before)) return false
    const page = await reader.read(reader.locale)
    const { modules: fresh } = page
    const isOvertaken = () => isBusy(store.get()) || store.get().base !== before.base
    if (isOvertaken()) return false
    const pageTexts = reader.takeChangedTexts(page)
    if (pageTexts)
      store.update((state) => ({ ...state, savedRecords: state.savedRecords + 1, changedPageTexts: pageTexts }))
    const hasPageTexts = pageTexts !== null && !isSame(pageTexts.before, pageTexts.after)
    const changed = findChanged(before.base, fresh)
    const isArranged = !isSame(getArrangement(fresh), getArrangement(store.get().history.doc.sections))
    if (changed.size === 0 && !isArranged) return hasPageTexts
    const merge = changed.size > 0 ? await loadMergeClash() : null
    if (isOvertaken()) return false
    const news = findNews(before.base, { fresh, changed, seenContent })
    store.update((state) => {
      const next = rebaseState(state, fresh)
      return {
        ...next,
        history: rebaseSteps(next.history, { changed, merge, editOf }),
        changedByOthers: new Set([...state.changedByOthers, ...news]),
        changedTexts: textsBefore(changed.keys(), state.history.doc, next.history.doc),
      }
    })
    return news.length > 0 || isArranged || hasPageTexts
  }
}

function isBusy({ outbox, sending, paused }: EditorState): boolean {
  return outbox.length > 0 || sending !== null || paused !== null
}

/** By module, the fields that differ from the confirmed state. */
function findChanged(base: Base, fresh: readonly Section[]): Map<number, ChangedFields> {
  const changed = new Map<number, ChangedFields>()
  for (const record of iterateModules({ sections: fresh })) {
    const id = toLocalId(base, 'module', record.id)
    const confirmed = base.confirmed.get(id)
    if (!confirmed) continue
    const [before, after] = [ownLanguageContent(confirmed), ownLanguageContent(record)]
    const names = Object.keys(after).filter((name) => !isSame(after[name], before[name]))
    if (names.length > 0)
      changed.set(id, Object.fromEntries(names.map((name) => [name, { before: before[name], after: after[name] }])))
  }
  return changed
}

/** Modules that others changed or added since the last look. */
function findNews(
  base: Base,
  {
    fresh,
    changed,
    seenContent,
  }: { fresh: readonly Section[]; changed: ReadonlyMap<number, ChangedFields>; seenContent: Map<number, string> },
): number[] {
  return [...iterateModules({ sections: fresh })].flatMap((record) => {
    const id = toLocalId(base, 'module', record.id)
    const content = JSON.stringify(ownLanguageContent(record))
    const isNew = !base.confirmed.has(id) || (changed.has(id) && seenContent.get(id) !== content)
    seenContent.set(id, content)
    return isNew ? [id] : []
  })
}

/** The texts shown until now, of those that are shown differently. */
function textsBefore(ids: Iterable<number>, was: EditorDocument, now: EditorDocument): ChangedTexts {
  const texts = new Map<number, Record<string, string>>()
  for (const id of ids) {
    const [before, after] = [findModule(was, id), findModule(now, id)]
    if (!before || !after) continue
    const [former, shown] = [ownLanguageContent(before), ownLanguageContent(after)]
    const changed = Object.entries(former).flatMap(([name, text]) =>
      typeof text === 'string' && !isSame(text, shown[name]) ? [[name, text] as const] : [],
    )
    if (changed.length > 0) texts.set(id, Object.fromEntries(changed))
  }
  return texts
}

/** Module ids by place, as the server has them. */
function getArrangement(sections: EditorDocument['sections']): unknown {
  return sections.map(({ layout, columns }) => [
    layout,
    columns.map(({ children }) => children.map(({ kind, children }) => [kind, children?.length ?? 0])),
  ])
}

/** Steps over texts that others changed take their words in, or are dropped where both changed the same ones. */
function rebaseSteps(
  { doc, past, future }: EditorState['history'],
  {
    changed,
    merge,
    editOf,
  }: { changed: ReadonlyMap<number, ChangedFields>; merge: MergeClash | null; editOf: ModuleEditOf },
): EditorState['history'] {
  /** Null where it cannot be both. */
  function rebaseAction(action: Action): Action | null {
    const fields = action.type === 'set_fields' ? changed.get(action.module) : undefined
    const record = action.type === 'set_fields' ? findModule(doc, action.module) : null
    if (action.type !== 'set_fields' || !fields || !record) return action
    const shown = ownLanguageContent(record)
    const rebased: Record<string, unknown> = { ...action.fields }
    for (const [name, { before, after }] of Object.entries(fields)) {
      // A text that stays is merged when it is saved.
      if (!(name in rebased) || !isSame(shown[name], after)) continue
      const merged = isTextField(editOf(record.kind), name)
        ? merge?.({ base: before, mine: rebased[name], theirs: after })
        : null
      if (merged === null || merged === undefined) return null
      rebased[name] = merged
    }
    return { ...action, fields: rebased }
  }
  const rebaseAll = (actions: readonly Action[]) => {
    const rebased = actions.map(rebaseAction).filter((action) => action !== null)
    return rebased.length === actions.length ? rebased : null
  }
  const rebase = (steps: typeof past) =>
    steps.flatMap((step) => {
      const [actions, inverses] = [rebaseAll(step.actions), rebaseAll(step.inverses)]
      return actions && inverses ? [{ ...step, actions, inverses }] : []
    })
  return { doc, past: rebase(past), future: rebase(future) }
}
