import { useEffect, useState } from 'react'
import type { Editor } from '../core/create-editor.ts'
import { withForm } from '../core/forms.ts'
import type { Workspace } from '../ui/context.tsx'
import { restorationOf } from './restore.ts'
import { holdKey, keyFor, keysOfOpenTabs, leftBehind, putUnsaved, type Shelved } from './shelf.ts'
import { unsavedOf } from './unsaved.ts'

export type Drafts = { left: readonly Shelved[]; restore: () => void; discard: () => void; putOff: () => void }

/** Keeps unsaved work on this device as it arises, and finds what was left here before. */
export function useDrafts({ editor, open }: Pick<Workspace, 'editor' | 'open'>): Drafts {
  const [left, setLeft] = useState<readonly Shelved[]>([])

  useEffect(() => {
    const page = `${editor.locale}:${editor.owner.content_type}:${editor.owner.object_id}`
    const key = keyFor(page, crypto.randomUUID())
    const release = holdKey(key)
    let before = editor.store.get()
    const stop = editor.store.subscribe(() => {
      const state = editor.store.get()
      const same = state.history.doc === before.history.doc && state.outbox === before.outbox && state.base === before.base && state.forms === before.forms
      before = state
      if (!same) putUnsaved(localStorage, key, unsavedOf(state, { at: Date.now(), locale: editor.locale }))
    })
    let gone = false
    void keysOfOpenTabs().then((alive) => {
      if (!gone) setLeft(leftBehind({ storage: localStorage, page }, new Set([...alive, key])))
    })
    return () => {
      gone = true
      stop()
      release()
    }
  }, [editor])

  function clear() {
    for (const { key } of left) putUnsaved(localStorage, key, null)
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

function bringBack(editor: Editor, unsaved: Shelved['unsaved']): void {
  const { base, actions, writes, words, forms } = restorationOf(editor, unsaved)
  editor.store.update((state) => ({ ...forms.reduce(withForm, state), base }))
  editor.restore({ actions, writes, words })
}
