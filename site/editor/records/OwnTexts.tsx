import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Page } from '#contract/page/pages.ts'
import { publishWords } from '../publish/words.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import { loadLater } from '../ui/load-later.tsx'
import { EmptyOwnTexts } from './EmptyOwnTexts.tsx'
import { editOwnTexts } from './edit-own-texts.ts'
import { pictureAt } from './picture-at.ts'
import type { StripTarget } from './RecordStrip.tsx'
import './records.css'

const RecordStrip = loadLater(() => import('./RecordStrip.tsx'))

/** Makes the page's own texts and those of its banners editable in place; a strip beside offers what is not seen. */
export function OwnTexts({ page }: { page: Page }) {
  const { editor } = useWorkspace()
  const [target, setTarget] = useState<StripTarget | null>(null)
  useSavedRecords()
  useChangedPageTexts(page)
  useWaitingTexts(page)
  useEffect(() => editOwnTexts(editor, { onFocus: setTarget, page }), [editor, page])
  useEffect(() => {
    const clicked = ({ target: clicked }: MouseEvent) => {
      const picture = clicked instanceof Element ? pictureAt(editor, clicked) : null
      if (picture) setTarget(picture)
    }
    document.addEventListener('click', clicked)
    return () => document.removeEventListener('click', clicked)
  }, [editor])
  return (
    <>
      <EmptyOwnTexts page={page} />
      {target && <RecordStrip key={`${target.resource}/${target.id}`} target={target} close={() => setTarget(null)} />}
    </>
  )
}

/** The site draws what is saved beside the sections, so it reads the page again. */
function useSavedRecords(): void {
  const { editor, open } = useWorkspace()
  const { revalidate } = useRevalidator()
  const saved = useEditorState(({ savedRecords }) => savedRecords)
  const clash = useEditorState(({ recordClash }) => recordClash)
  useEffect(() => {
    if (saved === 0) return
    const readAgain = () => {
      // Without a connection the page stays as it was drawn.
      void Promise.all([revalidate(), editor.reload()]).then(editor.showSavedRecords, () => undefined)
    }
    // Drawing it again would take the caret out of a text of the page.
    const text = document.activeElement?.closest('[data-own]')
    if (!text) return readAgain()
    text.addEventListener('blur', readAgain, { once: true })
    return () => text.removeEventListener('blur', readAgain)
  }, [editor, revalidate, saved])
  useEffect(() => {
    if (clash) open({ type: 'record_conflict' })
  }, [clash, open])
}

/** Marks what others changed; without a connection it stays unmarked. */
function useChangedPageTexts({ texts }: Page): void {
  const changed = useEditorState(({ changedPageTexts }) => changedPageTexts)
  useEffect(() => {
    if (!changed) return
    void import('../inline/mark-words.ts').then(
      ({ markPageTexts }) => markPageTexts(changed, texts),
      () => undefined,
    )
  }, [changed, texts])
}

/** Marks texts that visitors do not see yet. */
function useWaitingTexts(page: Page): void {
  const { editor } = useWorkspace()
  const label = publishWords[editor.speaks].notPublic
  const waiting = useEditorState(({ publication }) => publication?.waiting)
  useEffect(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-own]')) {
      const { own = '' } = element.dataset
      const isWaiting = own in (page.texts ?? {}) && waiting?.includes(own) === true
      element.toggleAttribute('data-unpublished', isWaiting)
      element.title = isWaiting ? label : ''
    }
  }, [page, waiting, label])
}
