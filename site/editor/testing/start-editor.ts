import type { Page } from '#contract/page/pages.ts'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import { createEditor, type Editor, type EditorOptions } from '../core/create-editor.ts'
import type { Action } from '../state/action.ts'
import { moduleContent } from '../sync/content.ts'
import type { fakeServer } from './fake-server.ts'

type Clock = Pick<EditorOptions, 'now' | 'later'>

const stoppedClock: Clock = { now: () => 0, later: () => () => undefined }

export function start(server: ReturnType<typeof fakeServer>, options: Partial<EditorOptions> = {}): Editor {
  const page = {
    modules: server.page(),
    container: { content_type: 'page', object_id: 1 },
    urls: { de: '/de', en: '/en' },
  }
  // Other page fields do not matter to the editor.
  return createEditor({
    page: page as unknown as Page,
    locale: 'de',
    clientFor: () => server.call,
    ...stoppedClock,
    ...options,
  })
}

/** A clock that the test advances. */
export function manualClock() {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    later(run: () => void, ms: number) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
    pass(ms: number) {
      now += ms
      const rung = timers.filter(({ at }) => at <= now)
      timers = timers.filter((each) => !rung.includes(each))
      for (const { run } of rung) run()
    },
  }
}

/** Logs in and reconnects like a person, until nothing is pending. */
export async function settle(editor: Editor): Promise<void> {
  for (let round = 0; round < 200; round++) {
    await new Promise((resolve) => setImmediate(resolve))
    const { outbox, paused, sending } = editor.store.get()
    if (paused) editor.resume()
    else if (outbox.length === 0 && sending === null) return
  }
  throw new Error('the outbox does not end')
}

/** Unique content, so that two new modules differ. */
export function freshIds(action: Action): Action {
  if (action.type !== 'insert_module') return action
  const { record, place } = action
  const kind = 'list' in place ? 'faqitem' : record.children ? 'faq' : 'text'
  return { ...action, record: { ...record, kind, content: `neu ${record.id}` } }
}

/** A page's content without ids, versions and empty texts. */
export function documentOutline(sections: readonly Section[]) {
  const getTexts = (record: ModuleRecord) =>
    Object.fromEntries(Object.entries(moduleContent(record)).filter(([, value]) => value !== '' && value !== undefined))
  const outline = (record: ModuleRecord): unknown => [
    record.kind,
    getTexts(record),
    record.children?.map(outline) ?? [],
  ]
  return sections.map(({ layout, columns }) => [layout, columns.map(({ children }) => children.map(outline))])
}
