import { locales } from '#config'
import type { ClashSides } from '#contract/texts/three-way-merge.ts'
import { findModule, findPlace, iterateModules } from '#site/editor/state/document.ts'
import type { Outbox } from '../saving/outbox.ts'
import type { PageReader } from '../saving/page-reader.ts'
import { resolveConflict, resolveDeleted } from '../saving/resolve-conflict.ts'
import type { Saving } from '../saving/saving.ts'
import type { EditorState } from '../store/editor-state.ts'
import { recreateInPlace } from '../store/module-copy.ts'
import type { Store } from '../store/store.ts'
import type { Steps } from './steps.ts'

type Options = { store: Store<EditorState>; outbox: Outbox; saving: Saving; steps: Steps; reader: PageReader }

/** Actions for a conflict with changes or deletions by others. */
export function createConflicts({ store, outbox, saving, steps, reader }: Options) {
  return {
    resolve(module: number, sides: ClashSides): void {
      const { state, actions, label } = resolveConflict(store.get(), { module, sides })
      store.update(() => state)
      if (actions.length > 0) steps.act(actions, label)
      saving.save(module)
    },

    resolveGone(module: number, choice: 'mine' | 'theirs'): void {
      const { state, actions, writes, label } = resolveDeleted(store.get(), { module, choice, locale: reader.locale })
      store.update(() => state)
      if (actions.length > 0) steps.act(actions, label)
      outbox.enqueue(writes)
      if (choice === 'mine') saving.save(module)
    },

    recreate(module: number): void {
      const { history } = store.get()
      const [record, place] = [findModule(history.doc, module), findPlace(history.doc, module)]
      if (!record || !place) return
      const fresh = recreateInPlace(record, store.get())
      steps.act(
        [
          { type: 'remove_module', module },
          { type: 'insert_module', place, record: fresh },
        ],
        { verb: 'resolved', kind: record.kind, name: '' },
      )
    },

    /** Reads the page's texts in the other language; none if the server does not respond. */
    async loadOtherLanguage(): Promise<void> {
      const otherLocale = locales.find((each) => each !== reader.locale) ?? reader.locale
      const page = await reader.read(otherLocale).catch(() => null)
      if (page)
        store.update((state) => ({
          ...state,
          otherLanguageModules: new Map(
            [...iterateModules({ sections: page.modules })].map((record) => [record.id, record]),
          ),
        }))
    },
  }
}
