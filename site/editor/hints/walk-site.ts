import type { getPage } from '#content/page/endpoints.ts'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { listWrittenPages, WrittenPage } from '#contract/written-pages.ts'
import type { Editor } from '../core/create-editor.ts'
import type { Hint } from './hint.ts'
import { createJudge } from './judge.ts'
import { linkHints } from './link-hints.ts'
import { pictureHints } from './picture-hints.ts'
import { textHintsOf } from './text-hints.ts'

/** A page on which something would help readers; without hints where it could not be read. */
export type HintedPage = WrittenPage & { hints: readonly Hint[] | null }

export type Step = { done: number; count: number; found?: HintedPage }

/** Looks at every page that has sections, one after another, in the editor's language. Throws when the list of pages cannot be had. */
export async function walkSite(
  { call, locale, editOf }: Pick<Editor, 'call' | 'locale' | 'editOf'>,
  signal: AbortSignal,
  tell: (step: Step) => void,
): Promise<void> {
  const judge = createJudge({ call, locale })
  let done = 0
  for (let number = 1, count = Number.POSITIVE_INFINITY; done < count; number++) {
    const answer = await call<typeof listWrittenPages>(editorAddresses.listWrittenPages, { params: { locale }, query: { page: number } }, signal)
    count = answer.results.length === 0 ? done : answer.count
    for (const page of answer.results) {
      const hints = page.url ? await hintsOf(page).catch(() => null) : []
      signal.throwIfAborted()
      done += 1
      tell({ done, count, ...(hints?.length === 0 ? {} : { found: { ...page, hints } }) })
    }
  }

  async function hintsOf({ url }: WrittenPage): Promise<Hint[]> {
    const page = await call<typeof getPage>(editorAddresses.getPage, { params: { locale, path: url.replace(/^\/\w\w\/?/, '') } }, signal)
    const doc = { sections: page.modules }
    const { pictures, dead } = await judge(doc, signal)
    const owner = page.container
    const texts = owner ? textHintsOf({ page, owner, editOf }, doc) : []
    return [...texts, ...pictureHints(doc, pictures, locale), ...linkHints(doc, dead)]
  }
}
