import type { Page } from '#contract/page/pages.ts'
import { keyOfRecord } from '../state/document.ts'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import styles from './PageState.module.css'

/** Whether visitors see the page; a page of the tree goes online with one press, and offline by a menu. */
export function PageState({ page }: { page: Page }) {
  const { editor, openMenu } = useWorkspace()
  const text = useText()
  const { content_type, object_id: id } = editor.owner
  const record = { resource: 'pages', id } as const
  const changed = useEditorState(({ history }) => history.doc.records?.[keyOfRecord(record)]?.is_online)
  const isOwn = content_type === 'page'
  const isOnline = isOwn && typeof changed === 'boolean' ? changed : page.is_online
  const state = { className: styles.page, 'data-online': isOnline }
  const set = (is_online: boolean) =>
    editor.setRecord({ ...record, fields: { is_online }, before: { is_online: !is_online } })
  if (!isOwn || !isOnline)
    return (
      <>
        <span {...state} title={isOnline ? undefined : text.offlineHint}>
          <span>{isOnline ? text.online : text.offline}</span>
        </span>
        {!isOnline && isOwn && (
          <button type="button" className={styles.putOnline} data-put-online="" onClick={() => set(true)}>
            {text.putOnline}
          </button>
        )}
      </>
    )
  return (
    <button
      type="button"
      {...state}
      aria-haspopup="menu"
      onClick={({ currentTarget: anchor }) =>
        openMenu({
          anchor,
          label: text.online,
          items: [{ id: 'offline', label: text.putOffline, run: () => set(false) }],
        })
      }
    >
      <span>{text.online}</span>
    </button>
  )
}
