import { createContext, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { User } from '#contract/account.ts'
import { otherLocale } from '#contract/locale.ts'
import { createBrowserEditor } from '../core/browser-editor.ts'
import type { Editor } from '../core/create-editor.ts'
import { OpenDialog } from '../dialogs/OpenDialog.tsx'
import { LoginDialog } from '../login/LoginDialog.tsx'
import { serverId } from '../sync/base.ts'
import { Button } from '../ui/Button.tsx'
import { type OpenDialogState, useEditorState, useWorkspace, WorkspaceContext } from '../ui/context.tsx'
import { loadLater } from '../ui/load-later.tsx'
import { LeaveGuard } from '../unsaved/LeaveGuard.tsx'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import styles from './beside.module.css'
import { findMissingTranslations, type MissingTranslation } from './translation-marks.ts'
import { useOtherState } from './use-other-state.ts'
import { sideBySideWords } from './words.ts'

const UnsavedOffer = loadLater(() => import('../unsaved/UnsavedOffer.tsx'))

/** The editor of the same page in the other language, while shown. */
export const OtherEditorContext = createContext<Editor | null>(null)

/**
 * Each language has an editor of its own, with its own storage, saving and dialogs; writes to one module are merged by
 * field.
 */
export function OtherLanguageEditor({ user, children }: { user: User; children: ReactNode }) {
  const { editor } = useWorkspace()
  const isSideBySide = useEditorState((state) => state.isSideBySide)
  const otherEditor = useOtherEditor(editor, isSideBySide)
  return (
    <OtherEditorContext value={isSideBySide ? otherEditor : null}>
      {children}
      {otherEditor && <OtherEditorParts otherEditor={otherEditor} user={user} isShown={isSideBySide} />}
      <LeaveGuard otherEditor={otherEditor} />
    </OtherEditorContext>
  )
}

/** Created on first use and retained, because it may have unsaved text. */
function useOtherEditor(editor: Editor, isWanted: boolean): Editor | null {
  const [otherEditor, setOtherEditor] = useState<Editor | null>(null)
  const locale = otherLocale(editor.locale)

  useEffect(() => {
    if (!isWanted || otherEditor) return
    let isCancelled = false
    editor.read(locale).then(
      (page) => isCancelled || setOtherEditor(createBrowserEditor(page, { locale, speaks: editor.speaks })),
      () => {
        if (isCancelled) return
        editor.alert('hint', { text: sideBySideWords[editor.speaks].loadFailed })
        editor.toggleSideBySide()
      },
    )
    return () => {
      isCancelled = true
    }
  }, [editor, isWanted, otherEditor, locale])

  useEffect(() => () => otherEditor?.stop(), [otherEditor])
  useNewModules(otherEditor)
  useEffect(() => {
    if (!otherEditor) return
    const stops = [
      editor.onSaved(otherEditor.follow),
      otherEditor.onSaved(editor.follow),
      otherEditor.onSaved(editor.publication.refresh),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, otherEditor])
  return otherEditor
}

/** Adds new modules of the page to the other editor once the server has them. */
function useNewModules(otherEditor: Editor | null): void {
  const count = useEditorState(({ base, outbox }) =>
    outbox.length === 0 ? base.ids.container.size + base.ids.module.size : -1,
  )
  const knownCount = useRef(0)
  useEffect(() => {
    if (!otherEditor || count < 0 || count === knownCount.current) return
    knownCount.current = count
    void otherEditor.reload().catch(() => undefined)
  }, [otherEditor, count])
}

/** Dialogs of the other language's editor, in the page's language. */
function OtherEditorParts({ otherEditor, user, isShown }: { otherEditor: Editor; user: User; isShown: boolean }) {
  const { editor, toolbar, openMenu, announce } = useWorkspace()
  const [dialog, open] = useState<OpenDialogState | null>(null)
  const workspace = useMemo(
    () => ({ editor: otherEditor, toolbar, open, openMenu, announce }),
    [otherEditor, toolbar, openMenu, announce],
  )
  const drafts = useUnsaved(workspace)
  const isAskedAlready = useEditorState(({ paused }) => paused === 'login')

  // Login and connection are shared by both editors.
  useEffect(() => {
    const editors = [editor, otherEditor]
    const stops = editors.map((each, index) => {
      let before = each.store.get().paused
      return each.store.subscribe(() => {
        const { paused } = each.store.get()
        if (before && !paused) editors[1 - index]?.resume()
        before = paused
      })
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, otherEditor])

  useEffect(() => {
    let knownConflicts = otherEditor.store.get().conflicts
    return otherEditor.store.subscribe(() => {
      const { conflicts } = otherEditor.store.get()
      const fresh = [...conflicts.keys()].find((module) => !knownConflicts.has(module))
      knownConflicts = conflicts
      if (fresh !== undefined) open({ type: 'conflict', module: fresh })
    })
  }, [otherEditor])

  return (
    <>
      {isShown && <MissingTranslations otherEditor={otherEditor} />}
      <WorkspaceContext value={workspace}>
        <OpenDialog dialog={dialog} />
        {!isAskedAlready && <LoginDialog user={user} />}
        {drafts.left.length > 0 && <UnsavedOffer drafts={drafts} />}
      </WorkspaceContext>
    </>
  )
}

/** The number of texts that need a translation, with links from one to the next. */
function MissingTranslations({ otherEditor }: { otherEditor: Editor }) {
  const { editor } = useWorkspace()
  const { doc } = useEditorState(({ history }) => history)
  const base = useEditorState((state) => state.base)
  const otherDoc = useOtherState(otherEditor, ({ history }) => history.doc)
  const last = useRef<MissingTranslation | null>(null)
  const words = sideBySideWords[editor.speaks]
  const open = findMissingTranslations({
    doc,
    otherDoc,
    locale: editor.locale,
    serverId: (id) => serverId(base, id) ?? id,
    editOf: editor.editOf,
  })
  const count = (mark: MissingTranslation['mark']) => open.filter((each) => each.mark === mark).length

  function goOn() {
    const index = open.findIndex(({ module, field }) => module === last.current?.module && field === last.current.field)
    const next = open[(index + 1) % open.length]
    last.current = next ?? null
    const field = next && document.querySelector(`[data-beside="${next.module}"] [data-beside-field="${next.field}"]`)
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus({ preventScroll: true })
  }

  return createPortal(
    <div className={styles.summary} data-editor-tool>
      <span role="status">
        {open.length === 0 ? words.complete : words.sum({ missing: count('missing'), older: count('older') })}
      </span>
      {open.length > 0 && <Button onClick={goOn}>{words.next}</Button>}
    </div>,
    document.body,
  )
}
