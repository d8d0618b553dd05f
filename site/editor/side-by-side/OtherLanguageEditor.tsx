import { createContext, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { User } from '#contract/account.ts'
import { otherLocale } from '#contract/locale.ts'
import { createBrowserEditor } from '../core/browser-editor.ts'
import type { Editor } from '../core/create-editor.ts'
import { LoginDialog } from '../dialogs/LoginDialog.tsx'
import { OpenDialog } from '../dialogs/OpenDialog.tsx'
import { serverId } from '../sync/base.ts'
import buttons from '../ui/buttons.module.css'
import { type OpenDialogState, useEditorState, useWorkspace, WorkspaceContext } from '../ui/context.tsx'
import { LeaveGuard } from '../unsaved/LeaveGuard.tsx'
import { UnsavedOffer } from '../unsaved/UnsavedOffer.tsx'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import styles from './beside.module.css'
import { findMissingTranslations, type MissingTranslation } from './translation-marks.ts'
import { useOtherState } from './use-other-state.ts'
import { besideWords } from './words.ts'

/** The editor of the same page in the other language, while shown. */
export const OtherEditorContext = createContext<Editor | null>(null)

/**
 * Each language has an editor of its own, with its own storage, saving and dialogs; writes to one module are merged by
 * field.
 */
export function OtherLanguageEditor({ user, children }: { user: User; children: ReactNode }) {
  const { editor } = useWorkspace()
  const isBeside = useEditorState((state) => state.isSideBySide)
  useEffect(() => {
    if (isBesideRemembered() && !editor.store.get().isSideBySide) editor.toggleBeside()
    let known = editor.store.get().isSideBySide
    return editor.store.subscribe(() => {
      const { isSideBySide: now } = editor.store.get()
      if (now !== known) rememberBeside(now)
      known = now
    })
  }, [editor])
  const other = useOtherEditor(editor, isBeside)
  return (
    <OtherEditorContext value={isBeside ? other : null}>
      {children}
      {other && <OtherEditorParts other={other} user={user} isShown={isBeside} />}
      <LeaveGuard other={other} />
    </OtherEditorContext>
  )
}

/** Created on first use and retained, because it may have unsaved text. */
function useOtherEditor(editor: Editor, isWanted: boolean): Editor | null {
  const [other, setOther] = useState<Editor | null>(null)
  const locale = otherLocale(editor.locale)

  useEffect(() => {
    if (!isWanted || other) return
    let gone = false
    editor.read(locale).then(
      (page) => gone || setOther(createBrowserEditor(page, { locale, speaks: editor.speaks })),
      () => {
        if (gone) return
        editor.alert('hint', { text: besideWords[editor.speaks].loadFailed })
        editor.toggleBeside()
      },
    )
    return () => {
      gone = true
    }
  }, [editor, isWanted, other, locale])

  useEffect(() => () => other?.stop(), [other])
  useNewModules(other)
  useEffect(() => {
    if (!other) return
    const stops = [editor.onSaved(other.follow), other.onSaved(editor.follow)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, other])
  return other
}

/** Adds new modules of the page to the other editor once the server has them. */
function useNewModules(other: Editor | null): void {
  const count = useEditorState(({ base, outbox }) =>
    outbox.length === 0 ? base.ids.container.size + base.ids.module.size : -1,
  )
  const known = useRef(0)
  useEffect(() => {
    if (!other || count < 0 || count === known.current) return
    known.current = count
    void other.reload().catch(() => undefined)
  }, [other, count])
}

const KEY = 'partitur_beside'

/** Whether side by side was on when this browser was last used. */
function isBesideRemembered(): boolean {
  return readStorage() === 'on'
}

function rememberBeside(isBeside: boolean): void {
  try {
    if (isBeside) localStorage.setItem(KEY, 'on')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage it starts with one language.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Dialogs of the other language's editor, in the page's language. */
function OtherEditorParts({ other, user, isShown }: { other: Editor; user: User; isShown: boolean }) {
  const { editor, toolbar, openMenu, announce } = useWorkspace()
  const [opened, open] = useState<OpenDialogState | null>(null)
  const workspace = useMemo(
    () => ({ editor: other, toolbar, speaks: editor.speaks, open, openMenu, announce }),
    [other, editor, toolbar, openMenu, announce],
  )
  const drafts = useUnsaved(workspace)
  const isAskedAlready = useEditorState(({ paused }) => paused === 'login')

  // Login and connection are shared by both editors.
  useEffect(() => {
    const both = [editor, other]
    const stops = both.map((one, index) => {
      let before = one.store.get().paused
      return one.store.subscribe(() => {
        const { paused } = one.store.get()
        if (before && !paused) both[1 - index]?.resume()
        before = paused
      })
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, other])

  useEffect(() => {
    let known = other.store.get().conflicts
    return other.store.subscribe(() => {
      const { conflicts } = other.store.get()
      const fresh = [...conflicts.keys()].find((module) => !known.has(module))
      known = conflicts
      if (fresh !== undefined) open({ type: 'conflict', module: fresh })
    })
  }, [other])

  return (
    <>
      {isShown && <MissingTranslations other={other} />}
      <WorkspaceContext value={workspace}>
        <OpenDialog opened={opened} />
        {!isAskedAlready && <LoginDialog user={user} />}
        <UnsavedOffer drafts={drafts} />
      </WorkspaceContext>
    </>
  )
}

/** The number of texts that need a translation, with links from one to the next. */
function MissingTranslations({ other }: { other: Editor }) {
  const { editor } = useWorkspace()
  const { doc } = useEditorState(({ history }) => history)
  const base = useEditorState((state) => state.base)
  const there = useOtherState(other, ({ history }) => history.doc)
  const last = useRef<MissingTranslation | null>(null)
  const words = besideWords[editor.speaks]
  const open = findMissingTranslations({
    here: doc,
    there,
    locale: editor.locale,
    serverId: (id) => serverId(base, id) ?? id,
    editOf: editor.editOf,
  })
  const count = (mark: MissingTranslation['mark']) => open.filter((each) => each.mark === mark).length

  function goOn() {
    const at = open.findIndex(({ module, field }) => module === last.current?.module && field === last.current.field)
    const next = open[(at + 1) % open.length]
    last.current = next ?? null
    const field = next && document.querySelector(`[data-beside="${next.module}"] [data-beside-field="${next.field}"]`)
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus({ preventScroll: true })
  }

  return createPortal(
    <div className={styles.sum} data-editor-tool>
      <span role="status">
        {open.length === 0 ? words.complete : words.sum({ missing: count('missing'), older: count('older') })}
      </span>
      {open.length > 0 && (
        <button type="button" className={buttons.button} onClick={goOn}>
          {words.next}
        </button>
      )}
    </div>,
    document.body,
  )
}
