import { useEffect, useRef, useState } from 'react'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { getPage } from '#contract/page/pages.ts'
import type { listPagesWithSections, PageWithSections } from '#contract/page/pages-with-sections.ts'
import type { Editor } from '../core/create-editor.ts'
import buttons from '../ui/buttons.module.css'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import type { Hint } from './hint.ts'
import { createHintFacts } from './judge.ts'
import { linkHints } from './link-hints.ts'
import { pictureHints } from './picture-hints.ts'
import styles from './SiteHints.module.css'
import { getTextHints } from './text-hints.ts'
import { hintWords } from './words.ts'

type Walk = { state: 'walking' | 'ready' | 'failed'; done: number; count: number; pages: readonly PageWithHints[] }

const start: Walk = { state: 'walking', done: 0, count: 0, pages: [] }

/** The hints of all pages, computed on request; closing the dialog aborts. */
export function SiteHints() {
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
      <button type="button" className={buttons.button} disabled={walk?.state === 'walking'} onClick={startCheck}>
        {words.site.look}
      </button>
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
