import { useCallback } from 'react'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { listTimedContent, TimedContent } from '#contract/page/timed.ts'
import { formatVisibility } from '#contract/texts/visibility-text.ts'
import { toLocalId } from '../sync/base.ts'
import { Button } from '../ui/Button.tsx'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { PagedList, useContentList } from '../ui/PagedList.tsx'
import { kindName } from '../words/naming.ts'
import { showingDialogWords } from './dialog-words.ts'
import { showingWords } from './words.ts'

/** All sections and modules of the page with visibility settings. */
export default function TimedDialog({ close }: { close: () => void }) {
  const { editor, open } = useWorkspace()
  const { call, locale, speaks, owner } = editor
  const text = useText()
  const words = showingDialogWords[speaks]
  const load = useCallback(
    (page: number, signal: AbortSignal) =>
      call<typeof listTimedContent>(
        editorAddresses.listTimedContent,
        { params: { locale }, query: { ...owner, page } },
        signal,
      ),
    [call, locale, owner],
  )
  const list = useContentList(load)
  const nameOf = ({ kind, words: title }: TimedContent) => text.named(kindName(editor, kind ?? 'section'), title)
  const now = new Date()

  return (
    <EditorDialog title={words.listTitle} onClose={close}>
      <div className={parts.stack}>
        <p className={parts.muted}>
          {words.listIntro}{' '}
          <a href="/admin/timed" target="_blank" rel="noreferrer">
            {words.wholeSite}
          </a>
        </p>
        <PagedList list={list} empty={words.listEmpty}>
          {(entry) => (
            <li key={`${entry.model} ${entry.id}`} className={parts.entry}>
              <div className={parts.entryText}>
                <strong>{nameOf(entry)}</strong>
                <span>{formatVisibility(entry, { locale: speaks, now })?.words}</span>
                <span className={parts.muted}>{words.inSection(entry.section)}</span>
              </div>
              <Button
                aria-label={showingWords[editor.speaks].changeOf(nameOf(entry))}
                onClick={() =>
                  open({
                    type: 'showing',
                    model: entry.model,
                    id: toLocalId(editor.store.get().base, entry.model, entry.id),
                  })
                }
              >
                {words.change}
              </Button>
            </li>
          )}
        </PagedList>
      </div>
    </EditorDialog>
  )
}
