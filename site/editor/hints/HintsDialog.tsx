import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { getPage } from '#contract/page/pages.ts'
import type { listPagesWithSections, PageWithSections } from '#contract/page/pages-with-sections.ts'
import type { Editor } from '../core/create-editor.ts'
import { findModule } from '../state/document.ts'
import { Button } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { useEditorState, useNaming, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { focusModule } from '../ui/restore-focus.ts'
import styles from './HintsDialog.module.css'
import { createHintFacts, type HintFacts, linkHints, pictureHints } from './hint-facts.ts'
import { getTextHints, type Hint } from './text-hints.ts'
import { hintWords } from './words.ts'

/** Suggestions for this page, each with a link to its module. */
export default function HintsDialog({ close }: { close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const naming = useNaming()
  const words = hintWords[editor.speaks]
  const { hints, state } = useHints()
  const nameOf = ({ module }: Hint) => {
    const record = module === null ? null : findModule(editor.store.get().history.doc, module)
    return record ? naming(record) : editor.page.title
  }

  function show(module: number) {
    close()
    focusModule(module)
  }

  return (
    <EditorDialog title={words.title} onClose={close}>
      <div className={parts.stack}>
        <p className={parts.muted}>{words.intro}</p>
        <ol className={parts.entries}>
          {hints.map((hint) => (
            <li key={`${hint.topic} ${hint.module} ${hint.detail}`} className={parts.entry}>
              <div className={parts.entryText}>
                <strong>{nameOf(hint)}</strong>
                <span>{words.about[hint.topic](hint.detail)}</span>
              </div>
              {wayTo(hint)}
            </li>
          ))}
        </ol>
        <p role="status" className={parts.muted}>
          {state === 'loading' && text.loading}
          {state === 'failed' && words.checkFailed}
          {state === 'ready' && hints.length === 0 && words.none}
        </p>
        <SiteHints />
      </div>
    </EditorDialog>
  )

  function wayTo(hint: Hint): ReactNode {
    const { module } = hint
    if (module !== null) {
      return (
        <Button aria-label={words.showOf(nameOf(hint))} onClick={() => show(module)}>
          {words.show}
        </Button>
      )
    }
    return editor.page.settings_url ? (
      <a className={buttons.button} href={editor.page.settings_url} target="_blank" rel="noreferrer">
        {words.settings}
      </a>
    ) : null
  }
}

type HintsState = HintFacts & { state: 'loading' | 'ready' | 'failed' }

/** All hints for the current page; facts of the server are requested once. */
function useHints(): { hints: Hint[]; state: HintsState['state'] } {
  const { editor } = useWorkspace()
  const doc = useEditorState(({ history }) => history.doc)
  const [facts, setFacts] = useState<HintsState>({ pictures: [], dead: new Set(), state: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    createHintFacts(editor)(editor.store.get().history.doc, controller.signal).then(
      (judged) => setFacts({ ...judged, state: 'ready' }),
      () => controller.signal.aborted || setFacts((before) => ({ ...before, state: 'failed' })),
    )
    return () => controller.abort()
  }, [editor])

  const hints = [
    ...getTextHints(editor, doc),
    ...pictureHints(doc, facts.pictures, editor.locale),
    ...linkHints(doc, facts.dead),
  ]
  return { hints, state: facts.state }
}

type Walk = { state: 'walking' | 'ready' | 'failed'; done: number; count: number; pages: readonly PageWithHints[] }

const start: Walk = { state: 'walking', done: 0, count: 0, pages: [] }

/** The hints of all pages, computed on request; closing the dialog aborts. */
function SiteHints() {
  const { editor } = useWorkspace()
  const words = hintWords[editor.speaks]
  const [walk, setWalk] = useState<Walk | null>(null)
  const left = useRef<AbortController | null>(null)
  useEffect(() => () => left.current?.abort(), [])

  function startCheck() {
    const controller = new AbortController()
    left.current = controller
    setWalk(start)
    const check = checkAllPages(editor, controller.signal, ({ done, count, pageWithHints }) =>
      setWalk((before) => ({
        state: 'walking',
        done,
        count,
        pages: [...(before?.pages ?? []), ...(pageWithHints ? [pageWithHints] : [])],
      })),
    )
    const end = (state: Walk['state']) =>
      controller.signal.aborted || setWalk((before) => ({ ...(before ?? start), state }))
    check.then(
      () => end('ready'),
      () => end('failed'),
    )
  }

  return (
    <section className={parts.stack} aria-labelledby="site-hints">
      <h3 id="site-hints">{words.site.title}</h3>
      <p className={parts.muted}>{words.site.intro}</p>
      <Button disabled={walk?.state === 'walking'} onClick={startCheck}>
        {words.site.look}
      </Button>
      <p role="status" className={parts.muted}>
        {walk?.state === 'walking' && words.site.walking(walk.done, walk.count)}
        {walk?.state === 'failed' && words.checkFailed}
        {walk?.state === 'ready' && words.site.done(walk.count, walk.pages.length)}
      </p>
      {walk?.pages.map((page) => (
        <PageHints key={page.url} page={page} />
      ))}
    </section>
  )
}

function PageHints({ page: { title, url, hints } }: { page: PageWithHints }) {
  const { editor } = useWorkspace()
  const words = hintWords[editor.speaks]
  return (
    <details className={styles.page}>
      <summary>{hints ? words.site.ofPage(title, hints.length) : words.site.unread(title)}</summary>
      <ul>
        {hints?.map((hint) => (
          <li key={`${hint.topic} ${hint.module} ${hint.detail}`}>{words.about[hint.topic](hint.detail)}</li>
        ))}
      </ul>
      <a href={`${url}?edit`} target="_blank" rel="noreferrer">
        {words.site.edit(title)}
      </a>
    </details>
  )
}

/** A page with hints; `hints` is null if it could not be read. */
type PageWithHints = PageWithSections & { hints: readonly Hint[] | null }

export type CheckProgress = { done: number; count: number; pageWithHints?: PageWithHints }

/**
 * Checks every page with sections, one after another, in the editor's language. Throws if the list of pages cannot be
 * loaded.
 */
export async function checkAllPages(
  { call, locale, editOf }: Pick<Editor, 'call' | 'locale' | 'editOf'>,
  signal: AbortSignal,
  onStep: (step: CheckProgress) => void,
): Promise<void> {
  const judge = createHintFacts({ call, locale })
  let done = 0
  for (let number = 1, count = Number.POSITIVE_INFINITY; done < count; number++) {
    const response = await call<typeof listPagesWithSections>(
      editorAddresses.listPagesWithSections,
      { params: { locale }, query: { page: number } },
      signal,
    )
    count = response.results.length === 0 ? done : response.count
    for (const page of response.results) {
      const hints = page.url ? await hintsOf(page).catch(() => null) : []
      signal.throwIfAborted()
      done += 1
      onStep({ done, count, ...(hints?.length === 0 ? {} : { pageWithHints: { ...page, hints } }) })
    }
  }

  async function hintsOf({ url }: PageWithSections): Promise<Hint[]> {
    const page = await call<typeof getPage>(
      editorAddresses.getPage,
      { params: { locale, path: url.replace(/^\/\w\w\/?/, '') } },
      signal,
    )
    const doc = { sections: page.modules }
    const { pictures, dead } = await judge(doc, signal)
    const owner = page.container
    const texts = owner ? getTextHints({ page, owner, editOf }, doc) : []
    return [...texts, ...pictureHints(doc, pictures, locale), ...linkHints(doc, dead)]
  }
}
