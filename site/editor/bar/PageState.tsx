import type { Page } from '#contract/page/pages.ts'
import { keyOfRecord, type RecordFields } from '../state/document.ts'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import styles from './PageState.module.css'

/** Whether visitors see the page; a page of the tree goes online with one press, and offline by a menu. */
export function PageState({ page }: { page: Page }) {
  const { editor, openMenu } = useWorkspace()
  const text = useText()
  const { content_type, object_id: id } = editor.owner
  const record = { resource: 'pages', id } as const
  const changed = useEditorState(({ history }) => history.doc.records?.[keyOfRecord(record)])
  const isOwn = content_type === 'page'
  const stored: RecordFields = { is_online: page.is_online || page.online_from !== null, online_from: page.online_from }
  const { is_online = false, online_from = null } = isOwn ? { ...stored, ...changed } : stored
  const isOnline = is_online === true && online_from === null
  const state = { className: styles.page, 'data-online': isOnline }
  const set = (next: boolean) =>
    editor.setRecord({
      ...record,
      fields: online_from === null ? { is_online: next } : { is_online: next, online_from: null },
      before: online_from === null ? { is_online } : { is_online, online_from },
    })
  const offline = online_from === null ? text.offline : text.onlineFrom(`${online_from}`)
  if (!isOwn || !isOnline)
    return (
      <>
        <span {...state} title={isOnline ? undefined : text.offlineHint}>
          <span>{isOnline ? text.online : offline}</span>
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
