import type { Section } from '#contract/page/sections.ts'
import { type EditorDocument, iterateModules } from '#site/editor/state/document.ts'
import type { History } from '#site/editor/state/history.ts'
import { type Base, toLocalId } from '#site/editor/sync/base.ts'
import { isSame, ownLanguageContent } from '#site/editor/sync/content.ts'
import type { EditorState } from '../store/editor-state.ts'
import type { Store } from '../store/store.ts'
import type { PageReader } from './page-reader.ts'
import { rebaseState } from './rebase.ts'

/**
 * Takes over changes saved by others while nothing is in flight; answers whether there were any. Unsaved edits stay;
 * steps over replaced text are dropped, so that undo never reverts others' work.
 */
export function createRefresh({ store, reader }: { store: Store<EditorState>; reader: PageReader }) {
  // Changes of others to a text in conflict stay different from the local state; they are reported once.
  const seenContent = new Map<number, string>()
  return async function refresh(): Promise<boolean> {
    const before = store.get()
    if (isBusy(before)) return false
    const { modules: fresh } = await reader.read(reader.locale)
    const now = store.get()
    if (isBusy(now) || now.base !== before.base) return false
    const changed = changedFields(now.base, { fresh, seenContent })
    if (changed.size === 0 && isSame(getArrangement(fresh), getArrangement(now.history.doc.sections))) return false
    store.update((state) => {
      const next = rebaseState(state, fresh)
      return { ...next, history: withoutStepsOver(next.history, changed) }
    })
    return true
  }
}

function isBusy({ outbox, sending, paused }: EditorState): boolean {
  return outbox.length > 0 || sending !== null || paused !== null
}

/** By module, the fields that differ from the confirmed state. */
function changedFields(
  base: Base,
  { fresh, seenContent }: { fresh: readonly Section[]; seenContent: Map<number, string> },
): Map<number, string[]> {
  const changed = new Map<number, string[]>()
  for (const record of iterateModules({ sections: fresh })) {
    const id = toLocalId(base, 'module', record.id)
    const [baseRecord, now] = [base.confirmed.get(id), ownLanguageContent(record)]
    const fields = baseRecord
      ? Object.keys(now).filter((name) => !isSame(now[name], ownLanguageContent(baseRecord)[name]))
      : []
    const content = JSON.stringify(now)
    if (fields.length > 0 && seenContent.get(id) !== content) changed.set(id, fields)
    seenContent.set(id, content)
  }
  return changed
}

/** Module ids by place, as the server has them. */
function getArrangement(sections: EditorDocument['sections']): unknown {
  return sections.map(({ layout, columns }) => [
    layout,
    columns.map(({ children }) => children.map(({ kind, children }) => [kind, children?.length ?? 0])),
  ])
}

function withoutStepsOver<L>(history: History<L>, changed: ReadonlyMap<number, readonly string[]>): History<L> {
  const stays = ({ actions, inverses }: History<L>['past'][number]) =>
    [...actions, ...inverses].every(
      (action) => action.type !== 'set_fields' || !changed.get(action.module)?.some((name) => name in action.fields),
    )
  return { ...history, past: history.past.filter(stays), future: history.future.filter(stays) }
}
