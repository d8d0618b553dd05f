import { useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { User } from '#contract/account.ts'
import { otherLocale } from '#contract/locale.ts'
import type { Page } from '#contract/page/pages.ts'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import type { PresenceEntry } from '#contract/presence/endpoints.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { reserveFootSpace } from '../../reserve-foot-space.ts'
import { hintWords } from '../hints/words.ts'
import { PublishButton } from '../publish/PublishButton.tsx'
import { useBothHistories } from '../side-by-side/use-both-histories.ts'
import { sideBySideWords } from '../side-by-side/words.ts'
import { type MenuItem, useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Icon, type IconName } from '../ui/icons.tsx'
import { logOut } from '../ui/log-out.ts'
import { OtherEditors } from '../ui/OtherEditors.tsx'
import { saveSpeech } from '../ui/speech.ts'
import { collectUnsaved } from '../unsaved/unsaved.ts'
import { showingWords } from '../visibility/words.ts'
import { moduleTitle } from '../words/naming.ts'
import { ClipChip } from './ClipChip.tsx'
import styles from './EditorBar.module.css'
import { KindToolbar } from './KindToolbar.tsx'
import { PageMenu } from './PageMenu.tsx'
import { SaveState } from './SaveState.tsx'
import { UndoToDialog } from './UndoToDialog.tsx'
import { useEditorKeys } from './use-editor-keys.ts'
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
        <span className={styles.page} data-online={page.is_online} title={page.is_online ? undefined : text.offline}>
          <span>{page.is_online ? text.online : text.offline}</span>
        </span>
        <SaveState />
        <ClipChip />
      </div>
      <KindToolbar />
      <div className={styles.group}>
        <HistoryButtons />
        <PageMenu />
        {user.drafts && <PublishButton />}
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

/** While others edit the page, their saved changes are loaded and announced. */
function useOthersChanges() {
  const { editor } = useWorkspace()
  const text = useText()
  const lastPresent = useRef<readonly PresenceEntry[]>([])
  return useCallback(
    (entries: readonly PresenceEntry[]) => {
      // An editor who has just left may have saved before.
      const present = entries.length > 0 ? entries : lastPresent.current
      lastPresent.current = entries
      if (present.length === 0) return
      const names = [...new Set(present.map(({ own, name }) => (own ? text.yourself : name)))]
      editor.refresh().then(
        (isChanged) =>
          isChanged &&
          editor.alert('notice', {
            text: text.alertRefreshed(
              names.length === 1 && names[0] ? names[0] : conflictWords[editor.speaks].somebody,
            ),
          }),
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

const STEPS_SHOWN = 12

/** Undo, redo, the last steps by name, the bin and the versions. */
function HistoryButtons() {
  const { editor, open, openMenu } = useWorkspace()
  const text = useText()
  const isSideBySide = useEditorState((state) => state.isSideBySide)
  const histories = useBothHistories()
  const [undoCount, setUndoCount] = useState(0)
  useEditorKeys(histories)
  const { past, future, wordsOf } = histories

  function openSteps(anchor: HTMLElement) {
    const recentSteps = past.slice(0, STEPS_SHOWN)
    const items = recentSteps.map(
      (step, index): MenuItem => ({
        id: String(index),
        icon: 'undo',
        label: wordsOf(step),
        group: text.undoTo,
        // Opening the list must not change anything.
        run: () => (index === 0 ? step.source.undo() : setUndoCount(index + 1)),
      }),
    )
    const emptyItem: MenuItem = { id: 'none', label: text.noSteps, disabled: true, run: () => undefined }
    const bin: MenuItem = { id: 'bin', icon: 'bin', label: text.bin, run: () => open({ type: 'bin' }) }
    const versions: MenuItem = {
      id: 'versions',
      icon: 'history',
      label: text.versions,
      run: () => open({ type: 'versions' }),
    }
    const timed: MenuItem = {
      id: 'timed',
      icon: 'clock',
      label: showingWords[editor.speaks].list,
      run: () => open({ type: 'timed' }),
    }
    const hints: MenuItem = {
      id: 'hints',
      icon: 'hint',
      label: hintWords[editor.speaks].menu,
      run: () => open({ type: 'hints' }),
    }
    openMenu({
      anchor,
      label: text.steps,
      items: [...(items.length > 0 ? items : [emptyItem]), bin, versions, timed, hints],
    })
  }

  const [last] = past
  const [next] = future
  return (
    <>
      <IconButton
        icon="undo"
        data-undo
        label={last ? `${text.undo}: ${wordsOf(last)}` : text.undo}
        disabled={!last}
        onClick={() => last?.source.undo()}
      />
      <IconButton
        icon="redo"
        label={next ? `${text.redo}: ${wordsOf(next)}` : text.redo}
        disabled={!next}
        onClick={() => next?.source.redo()}
      />
      <IconButton
        icon="languages"
        label={sideBySideWords[editor.speaks].toggle}
        aria-pressed={isSideBySide}
        onClick={() => editor.toggleSideBySide()}
      />
      {undoCount > 0 && (
        <UndoToDialog steps={past.slice(0, undoCount)} wordsOf={wordsOf} close={() => setUndoCount(0)} />
      )}
      <IconButton
        icon="history"
        label={text.steps}
        aria-haspopup="menu"
        onClick={(event) => openSteps(event.currentTarget)}
      />
    </>
  )
}

/** Logged-in user, back-office links (spec §3, admin_menus), and logout. */
function AccountMenu({ user }: { user: User }) {
  const { editor, open, openMenu } = useWorkspace()
  const text = useText()
  const { locale, speaks, page } = editor

  /** The language is used everywhere, so the page reloads; unsaved edits stay on this device. */
  function changeSpeech() {
    saveSpeech(otherLocale(speaks))
    window.location.reload()
  }

  return (
    <IconButton
      icon="person"
      label={`${text.account}: ${user.username || user.email}`}
      aria-haspopup="menu"
      onClick={(event) =>
        openMenu({
          anchor: event.currentTarget,
          label: text.account,
          items: [
            { id: 'who', label: user.email, disabled: true, run: () => undefined },
            ...user.admin_menus.map(({ title, url }) => ({
              id: url,
              icon: getIcon(url),
              label: title,
              run: () => window.location.assign(url),
            })),
            { id: 'keys', label: `${text.keys} (?)`, run: () => open({ type: 'keys' }) },
            { id: 'speech', icon: 'languages', label: text.otherSpeech, run: changeSpeech },
            { id: 'logout', icon: 'leave', label: text.logout, run: () => void logOut(locale, page.urls[locale]) },
          ],
        })
      }
    />
  )
}

const icons: Readonly<Record<string, IconName>> = {
  productions: 'calendar',
  courses: 'book',
  news: 'article',
  people: 'person',
  pages: 'document',
  images: 'picture',
  users: 'key',
  settings: 'gear',
}

/** Each entry links to a resource of the back office with its icon; an unknown one has none. */
function getIcon(url: string): IconName {
  return icons[url.split('/').at(-1) ?? ''] ?? 'more'
}
