import { useEffect, useRef, useState } from 'react'
import buttons from '../ui/buttons.module.css'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import styles from './SiteHints.module.css'
import { type HintedPage, walkSite } from './walk-site.ts'
import { hintWords } from './words.ts'

type Walk = { state: 'walking' | 'ready' | 'failed'; done: number; count: number; pages: readonly HintedPage[] }

const start: Walk = { state: 'walking', done: 0, count: 0, pages: [] }

/** The hints of all pages, looked for when asked; closing the dialog ends it. */
export function SiteHints() {
  const { editor } = useWorkspace()
  const words = hintWords[editor.speaks]
  const [walk, setWalk] = useState<Walk | null>(null)
  const left = useRef<AbortController | null>(null)
  useEffect(() => () => left.current?.abort(), [])

  function look() {
    const control = new AbortController()
    left.current = control
    setWalk(start)
    const told = walkSite(editor, control.signal, ({ done, count, found }) =>
      setWalk((before) => ({ state: 'walking', done, count, pages: [...(before?.pages ?? []), ...(found ? [found] : [])] })),
    )
    const end = (state: Walk['state']) => control.signal.aborted || setWalk((before) => ({ ...(before ?? start), state }))
    told.then(
      () => end('ready'),
      () => end('failed'),
    )
  }

  return (
    <section className={parts.stack} aria-labelledby="site-hints">
      <h3 id="site-hints">{words.site.title}</h3>
      <p className={parts.muted}>{words.site.intro}</p>
      <button type="button" className={buttons.button} disabled={walk?.state === 'walking'} onClick={look}>
        {words.site.look}
      </button>
      <p role="status" className={parts.muted}>
        {walk?.state === 'walking' && words.site.walking(walk.done, walk.count)}
        {walk?.state === 'failed' && words.unasked}
        {walk?.state === 'ready' && words.site.done(walk.count, walk.pages.length)}
      </p>
      {walk?.pages.map((page) => (
        <PageHints key={page.url} page={page} />
      ))}
    </section>
  )
}

function PageHints({ page: { title, url, hints } }: { page: HintedPage }) {
  const { editor } = useWorkspace()
  const words = hintWords[editor.speaks]
  return (
    <details className={styles.page}>
      <summary>{hints ? words.site.ofPage(title, hints.length) : words.site.unread(title)}</summary>
      <ul>
        {hints?.map((hint) => (
          <li key={`${hint.about} ${hint.module} ${hint.words}`}>{words.about[hint.about](hint.words)}</li>
        ))}
      </ul>
      <a href={`${url}?edit`} target="_blank" rel="noreferrer">
        {words.site.edit(title)}
      </a>
    </details>
  )
}
