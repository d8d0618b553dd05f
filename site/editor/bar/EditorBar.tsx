import { useCallback, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Page } from '#content/page/endpoints.ts'
import { resourceOfContainer } from '#content/types.ts'
import type { User } from '#contract/account.ts'
import type { Present } from '#contract/presence/endpoints.ts'
import { conflictWords } from '#modules/fields/conflict-words.ts'
import { footRoom } from '../../foot-room.ts'
import { unsavedOf } from '../drafts/unsaved.ts'
import { PublishButton } from '../publish/PublishButton.tsx'
import { useText, useWorkspace } from '../ui/context.tsx'
import { Icon } from '../ui/icons.tsx'
import { Others } from '../ui/Others.tsx'
import { titleOf } from '../words/naming.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { ClipChip } from './ClipChip.tsx'
import styles from './EditorBar.module.css'
import { HistoryButtons } from './HistoryButtons.tsx'
import { KindToolbar } from './KindToolbar.tsx'
import { PageMenu } from './PageMenu.tsx'
import { SaveState } from './SaveState.tsx'
import { useChosen } from './use-chosen.ts'
import { whereInPage } from './where-in-page.ts'

const takesFoot = footRoom('editor')

/** The editor's header (spec §2); `page` as it is now, also after its settings were changed. It stands at the window's foot, so that the page and its own header stay where they are. */
export function EditorBar({ page, user }: { page: Page; user: User }) {
  const { editor } = useWorkspace()
  const text = useText()
  const { locale, speaks, owner } = editor
  const resource = resourceOfContainer(owner.content_type)
  const here = useHere()
  const onOthers = useOthersChanges()
  return createPortal(
    <section ref={takesFoot} className={styles.bar} aria-label={text.editor} data-editor-bar>
      <Others {...{ resource, here, onOthers }} locale={speaks} id={owner.object_id} />
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
        {/* A new document: what a visitor sees is loaded anew. */}
        <a className={styles.leave} href={page.urls[locale]} data-document="">
          <Icon name="close" />
          <span className={styles.wide}>{text.leave}</span>
        </a>
      </div>
    </section>,
    document.body,
  )
}

/** While others edit the page, what they save is shown here too, and that is said: what stands here is what visitors see. */
function useOthersChanges() {
  const { editor } = useWorkspace()
  const text = useText()
  const known = useRef<readonly Present[]>([])
  return useCallback(
    (others: readonly Present[]) => {
      // A person who has just left may have saved before.
      const present = others.length > 0 ? others : known.current
      known.current = others
      if (present.length === 0) return
      const names = [...new Set(present.map(({ own, name }) => (own ? text.yourself : name)))]
      editor.refresh().then(
        (isChanged) =>
          isChanged && editor.alert('notice', { text: text.alertRefreshed(names.length === 1 && names[0] ? names[0] : conflictWords[editor.speaks].somebody) }),
        // The next beat asks again.
        () => undefined,
      )
    },
    [editor, text],
  )
}

/** Where on the page this window is, for the others who edit it. */
function useHere() {
  const { editor } = useWorkspace()
  const chosen = useChosen()
  return useCallback(() => {
    const state = editor.store.get()
    const place = whereInPage(state.history.doc.sections, { module: chosen(), titleOf: (record) => titleOf(editor, record) })
    return { ...place, where: 'page' as const, unsaved: unsavedOf(state, { at: 0, locale: editor.locale }) !== null }
  }, [editor, chosen])
}
