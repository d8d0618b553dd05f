import { useEffect, useState } from 'react'
import type { ResourceEndpoints } from '#contract/admin/endpoints.ts'
import type { Editor } from '../core/create-editor.ts'
import { adminPaths } from '../pickers/admin-paths.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import type { Hint } from './hint.ts'
import { linkHints, ownAddresses } from './link-hints.ts'
import { type JudgedPicture, pictureHints, picturesOf } from './picture-hints.ts'
import { textHintsOf } from './text-hints.ts'

type Answers = { pictures: readonly JudgedPicture[]; dead: ReadonlySet<string>; state: 'loading' | 'ready' | 'failed' }

/** More would be asked for on nobody's page. */
const MOST_PICTURES = 100
const MOST_ADDRESSES = 60

/** All hints for the page as it is now; what only the server knows is asked for once. */
export function useHints(): { hints: Hint[]; state: Answers['state'] } {
  const { editor } = useWorkspace()
  const doc = useEditorState(({ history }) => history.doc)
  const [answers, setAnswers] = useState<Answers>({ pictures: [], dead: new Set(), state: 'loading' })

  useEffect(() => {
    const left = new AbortController()
    const { doc: asked } = editor.store.get().history
    Promise.all([judgedPictures(editor, picturesOf(asked), left.signal), deadAddresses(ownAddresses(asked), left.signal)]).then(
      ([pictures, dead]) => setAnswers({ pictures, dead, state: 'ready' }),
      () => left.signal.aborted || setAnswers((before) => ({ ...before, state: 'failed' })),
    )
    return () => left.abort()
  }, [editor])

  const hints = [...textHintsOf(editor, doc), ...pictureHints(doc, answers.pictures, editor.locale), ...linkHints(doc, answers.dead)]
  return { hints, state: answers.state }
}

async function judgedPictures({ call }: Editor, ids: readonly number[], signal: AbortSignal): Promise<readonly JudgedPicture[]> {
  if (ids.length === 0) return []
  const query = { id: ids.slice(0, MOST_PICTURES).join(','), page_size: MOST_PICTURES }
  const { results } = await call<ResourceEndpoints['list']>({ method: 'GET', path: adminPaths.list('images') }, { query }, signal)
  // The fields of a record depend on its resource.
  return results as JudgedPicture[]
}

/** Asked as a visitor asks, who does not see what is offline. */
async function deadAddresses(addresses: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
  const dead = new Set<string>()
  for (const address of addresses.slice(0, MOST_ADDRESSES)) {
    const { status } = await fetch(address, { method: 'HEAD', credentials: 'omit', signal })
    if (status === 404 || status === 410) dead.add(address)
  }
  return dead
}
