import { useState } from 'react'
import type { Locale } from '#config'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { AppError } from '#contract/errors.ts'
import { pageUrl } from '#contract/links/urls.ts'
import { diffPageTrees, movePageNode, type PageTreeRow } from '#contract/page/page-tree.ts'
import type { arrangePages } from '#contract/page/pages.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { useWorkspace } from '../ui/context.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { type Pages, ParentSelect, usePages } from './ParentSelect.tsx'
import styles from './tree.module.css'
import { useGoTo } from './use-go-to.ts'
import { treeWords } from './words.ts'

/** Moves the page in the tree, and shows the effect on its path. */
export default function MovePageDialog({ close }: { close: () => void }) {
  const { editor } = useWorkspace()
  const words = treeWords[editor.speaks]
  const pages = usePages()
  return (
    <EditorDialog title={words.moveTitle(editor.page.title)} onClose={close}>
      {typeof pages === 'string' ? (
        <p className={parts.muted}>{pages === 'failed' ? words.loadFailed : words.loading}</p>
      ) : (
        <MoveForm pages={pages} close={close} />
      )}
    </EditorDialog>
  )
}

function MoveForm({ pages, close }: { pages: Pages; close: () => void }) {
  const { editor } = useWorkspace()
  const { locale, speaks, owner } = editor
  const words = treeWords[speaks]
  const goTo = useGoTo()
  const id = owner.object_id
  const currentPage = pages.nodes.find((node) => node.id === id)
  const [parent, setParent] = useState(currentPage?.parentId ?? null)
  const siblings = pages.rows.filter((row) => row.parentId === parent && row.id !== id)
  const [index, setIndex] = useState(() =>
    pages.rows.filter((row) => row.parentId === parent).findIndex((row) => row.id === id),
  )
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const record = pages.records.get(id)
  const address = record && addressBelow(record, parent === null ? undefined : pages.records.get(parent), locale)

  async function move() {
    const moves = diffPageTrees(pages.nodes, movePageNode(pages.nodes, id, { parentId: parent, index }))
    if (moves.length === 0) return close()
    setBusy(true)
    try {
      const changed = (await editor.call<typeof arrangePages>(adminAddresses.arrangePages, {
        body: { moves },
      })) as AdminRecord[]
      const movedPage = changed.find((each) => each.id === id)
      close()
      editor.alert('saved', { text: words.moved })
      if (movedPage) goTo(movedPage, { replace: true })
    } catch (error) {
      setBusy(false)
      if (!(error instanceof AppError)) throw error
      setMessage(
        Object.values(error.fields ?? {})
          .flat()
          .join(' ') ||
          error.message ||
          words.failed,
      )
    }
  }

  return (
    <DialogForm label={words.moveHere} submit={() => void move()} cancel={close} {...{ isBusy, message }}>
      <ParentSelect
        pages={pages}
        rows={withoutTree(pages.rows, id)}
        value={parent}
        change={(next) => {
          setParent(next)
          setIndex(pages.rows.filter((row) => row.parentId === next && row.id !== id).length)
        }}
      />
      <label className={parts.field}>
        {words.position}
        <select className={parts.input} value={index} onChange={({ target }) => setIndex(Number(target.value))}>
          <option value={0}>{words.first}</option>
          {siblings.map((sibling, place) => (
            <option key={sibling.id} value={place + 1}>
              {words.after(pages.nameOf(sibling.id))}
            </option>
          ))}
        </select>
      </label>
      <p className={address && address.before !== address.after ? styles.note : parts.muted} role="status">
        {address && address.before !== address.after
          ? `${words.will(address.after)} ${words.leads(address.before)}${pages.nodes.some(({ parentId }) => parentId === id) ? ` ${words.below}` : ''}`
          : words.stays}
      </p>
    </DialogForm>
  )
}

/** Possible parents: not the page itself or those below it. */
function withoutTree(rows: readonly PageTreeRow[], id: number): PageTreeRow[] {
  const from = rows.findIndex((row) => row.id === id)
  const depth = rows[from]?.depth ?? 0
  const end = rows.findIndex((row, index) => index > from && row.depth <= depth)
  return rows.filter((_, index) => index < from || (end >= 0 && index >= end))
}

function addressBelow(
  record: AdminRecord,
  parent: AdminRecord | undefined,
  locale: Locale,
): { before: string; after: string } | null {
  const path = record[`path_${locale}`]
  if (record.content_type !== 'page' || typeof path !== 'string') return null
  const above = parent?.[`path_${locale}`]
  const slug = String(record[`slug_${locale}`] ?? '')
  return {
    before: pageUrl(locale, path),
    after: pageUrl(locale, typeof above === 'string' && above !== '' ? `${above}/${slug}` : slug),
  }
}
