import { locales } from '#config'
import type { Sides } from '#contract/three-way-merge.ts'
import { findModule, modulesOf, placeOf } from '../state/document.ts'
import type { EditorState } from './editor-state.ts'
import type { Outbox } from './outbox.ts'
import type { PageReader } from './page-reader.ts'
import { resolved, resolvedGone } from './resolved.ts'
import type { Saving } from './saving.ts'
import { copyInPlace } from './snapshot.ts'
import type { Steps } from './steps.ts'
import type { Store } from './store.ts'

type Options = { store: Store<EditorState>; outbox: Outbox; saving: Saving; steps: Steps; reader: PageReader }

/** What is done when others have changed or deleted the same. */
export function createConflicts({ store, outbox, saving, steps, reader }: Options) {
  return {
    resolve(module: number, sides: Sides): void {
      const { state, actions, label } = resolved(store.get(), { module, sides })
      store.update(() => state)
      if (actions.length > 0) steps.act(actions, label)
      saving.save(module)
    },

    resolveGone(module: number, choice: 'mine' | 'theirs'): void {
      const { state, actions, writes, label } = resolvedGone(store.get(), { module, choice, locale: reader.locale })
      store.update(() => state)
      if (actions.length > 0) steps.act(actions, label)
      outbox.enqueue(writes)
      if (choice === 'mine') saving.save(module)
    },

    recreate(module: number): void {
      const { history } = store.get()
      const [record, place] = [findModule(history.doc, module), placeOf(history.doc, module)]
      if (!record || !place) return
      const fresh = copyInPlace(record, store.get())
      steps.act(
        [
          { type: 'remove_module', module },
          { type: 'insert_module', place, record: fresh },
        ],
        { verb: 'resolved', kind: record.kind, name: '' },
      )
    },

    /** Reads the page's texts in the other language; without an answer there are none. */
    async loadOtherLanguage(): Promise<void> {
      const other = locales.find((each) => each !== reader.locale) ?? reader.locale
      const found = await reader.read(other).catch(() => null)
      if (found)
        store.update((state) => ({
          ...state,
          others: new Map([...modulesOf({ sections: found.modules })].map((record) => [record.id, record])),
        }))
    },
  }
}
