import { useCallback, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { User } from '#contract/account.ts'
import type { Page } from '#contract/page/pages.ts'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import type { PresenceEntry } from '#contract/presence/endpoints.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { reserveFootSpace } from '../../reserve-foot-space.ts'
import { clearClip } from '../clipboard/clip.ts'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import { PublishButton } from '../publish/PublishButton.tsx'
import type { EditorState } from '../store/editor-state.ts'
import { firstUnsaved, getStatus, isDirty } from '../store/status.ts'
import buttons from '../ui/buttons.module.css'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Icon } from '../ui/icons.tsx'
import { OtherEditors } from '../ui/OtherEditors.tsx'
import { focusModule } from '../ui/restore-focus.ts'
import { collectUnsaved } from '../unsaved/unsaved.ts'
import { moduleTitle } from '../words/naming.ts'
import styles from './EditorBar.module.css'
import { HistoryButtons } from './HistoryButtons.tsx'
import { KindToolbar } from './KindToolbar.tsx'
import { AccountMenu, PageMenu } from './PageMenu.tsx'
import { PageState } from './PageState.tsx'
import { useLastFocusedModule } from './use-last-focused-module.ts'

const takesFoot = reserveFootSpace('editor')

/**
 * The editor's header (spec §2); `page` includes changed settings. At the bottom of the window, so that the page and
 * its header stay in place.
 */
export function EditorBar({ page, user }: { page: Page; user: User }) {
  const { editor } = useWorkspace()
  const text = useText()
  const { locale, speaks, owner } = editor
  const resource = resourceForSectionOwner(owner.content_type)
  const readPosition = useHere()
  const onOthers = useOthersChanges()
  return createPortal(
    <section ref={takesFoot} className={styles.bar} aria-label={text.editor} data-editor-bar>
      <OtherEditors {...{ resource, readPosition, onOthers }} locale={speaks} id={owner.object_id} />
      <div className={styles.group}>
        <PageState page={page} />
        <SaveState />
        <ClipChip />
      </div>
      <KindToolbar />
      <div className={styles.group}>
        <HistoryButtons />
        <PageMenu />
        <PublishButton />
        <AccountMenu user={user} />
        {/* A new document, to load the visitor's version. */}
        <a className={styles.leave} href={page.urls[locale]} data-document="">
          <Icon name="close" />
          <span className={styles.wide}>{text.leave}</span>
        </a>
      </div>
    </section>,
    document.body,
  )
}

/** Every poll loads and announces what others saved, also those who have left or work in the back office. */
function useOthersChanges() {
  const { editor } = useWorkspace()
  const text = useText()
  const lastPresent = useRef<readonly PresenceEntry[]>([])
  return useCallback(
    (entries: readonly PresenceEntry[]) => {
      // An editor who has just left may have saved before.
      const present = entries.length > 0 ? entries : lastPresent.current
      lastPresent.current = entries
      const names = [...new Set(present.map(({ own, name }) => (own ? text.yourself : name)))]
      editor.refresh().then(
        (isChanged) => {
          if (!isChanged) return
          editor.alert('notice', {
            text: text.alertRefreshed(
              names.length === 1 && names[0] ? names[0] : conflictWords[editor.speaks].somebody,
            ),
          })
          // Their change may be collected.
          editor.publication.load().catch(() => undefined)
        },
        // The next poll tries again.
        () => undefined,
      )
    },
    [editor, text],
  )
}

/** The position of this window on the page, for other editors. */
function useHere() {
  const { editor } = useWorkspace()
  const getFocusedModule = useLastFocusedModule()
  return useCallback(() => {
    const state = editor.store.get()
    const position = locateInPage(state.history.doc.sections, {
      module: getFocusedModule(),
      titleOf: (record) => moduleTitle(editor, record),
    })
    return {
      ...position,
      where: 'page' as const,
      unsaved: collectUnsaved(state, { at: 0, locale: editor.locale }) !== null,
    }
  }, [editor, getFocusedModule])
}

type EditorPosition = { section: number | null; heading: string }

/** Section of a module, counted from 1, and the first words that name it. */
export function locateInPage(
  sections: readonly Section[],
  { module, titleOf }: { module: number | null; titleOf: (record: ModuleRecord) => string },
): EditorPosition {
  const records = sections.map(({ columns }) => columns.flatMap(({ children }) => children))
  const index = records.findIndex((each) => each.some((record) => containsModule(record, module)))
  const heading = records[index]?.map(titleOf).find((title) => title !== '') ?? ''
  return { section: index < 0 ? null : index + 1, heading }
}

function containsModule(record: ModuleRecord, module: number | null): boolean {
  return record.id === module || Boolean(record.children?.some((child) => containsModule(child, module)))
}

/** Save state of the whole page; an unsaved module is a link to the module, which shows the reason. */
function SaveState() {
  const { editor } = useWorkspace()
  const text = useText()
  const state = useEditorState(overall)
  const count = useEditorState(unsavedCount)
  const waitTexts = {
    offline: { hint: text.waitingOfflineHint, retry: text.retry },
    login: { hint: text.loginAgainText, retry: text.login },
  }
  const wait = state === 'offline' || state === 'login' ? waitTexts[state] : null
  const label = {
    saved: text.allSaved,
    saving: text.saving,
    unsaved: text.unsaved(count),
    offline: text.waitingOffline,
    login: text.waitingLogin,
  }[state]
  const target = useEditorState(firstUnsaved)
  const changedModules = useEditorState(({ changedByOthers }) => changedByOthers)
  const [changed] = changedModules
  return (
    <>
      {state === 'saved' && changed !== undefined ? (
        <button
          type="button"
          className={styles.state}
          data-state="changed"
          onClick={() => {
            focusModule(changed)
            editor.removeMark(changed)
          }}
        >
          {text.changedCount(changedModules.size)}
        </button>
      ) : state === 'unsaved' && target !== null ? (
        <button type="button" className={styles.state} data-state={state} onClick={() => focusModule(target)}>
          {label}
        </button>
      ) : (
        <span className={styles.state} data-state={state} title={wait?.hint}>
          {label}
        </span>
      )}
      {wait && (
        <button type="button" className={buttons.icon} onClick={editor.resume}>
          {wait.retry}
        </button>
      )}
    </>
  )
}

function overall(state: EditorState): 'saved' | 'saving' | 'unsaved' | 'offline' | 'login' {
  if (state.paused) return state.paused
  const count = unsavedCount(state)
  const isTyped = count === 1 && state.typing !== null && getStatus(state, state.typing) === 'saving'
  if (state.sending !== null || isTyped) return 'saving'
  return count > 0 ? 'unsaved' : 'saved'
}

function unsavedCount(state: EditorState): number {
  const pending = state.outbox.filter(({ write }) => write.type !== 'save_module').length
  return pending + [...state.maybeDirty].filter((module) => isDirty(state, module)).length
}

/** Shows the clipboard, with a button that clears it. */
function ClipChip() {
  const text = useText()
  const { clip, name } = useClipboard()
  if (!clip) return null
  return (
    <span className={styles.clip}>
      <Icon name="paste" />
      <span className={styles.clipName} title={name}>
        {name}
      </span>
      <IconButton icon="close" label={text.clearClip(name)} onClick={clearClip} />
    </span>
  )
}
