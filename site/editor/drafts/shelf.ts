import type { Unsaved } from './unsaved.ts'

const PREFIX = 'partitur:unsaved'

export type Shelved = { key: string; unsaved: Unsaved }
type Shelf = { storage: Storage; page: string }

/** Where one open editor keeps what is not saved; each tab has its own key, so that none overwrites another's. */
export function keyFor(page: string, tab: string): string {
  return `${PREFIX}:${page}:${tab}`
}

/** Answers whether there was room for it. */
export function putUnsaved(storage: Storage, key: string, unsaved: Unsaved | null): boolean {
  try {
    if (unsaved) storage.setItem(key, JSON.stringify(unsaved))
    else storage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** What earlier editors of this page left behind, oldest first; `alive` are the keys of tabs still open. */
export function leftBehind({ storage, page }: Shelf, alive: ReadonlySet<string>): Shelved[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const own = keys.filter((key) => key.startsWith(`${PREFIX}:${page}:`) && !alive.has(key))
  return own.flatMap((key) => read(storage, key) ?? []).sort((a, b) => a.unsaved.at - b.unsaved.at)
}

/** The browser lets go of a lock when its tab is gone, however it went. */
export async function keysOfOpenTabs(): Promise<ReadonlySet<string>> {
  const state = await navigator.locks?.query().catch(() => null)
  return new Set((state?.held ?? []).flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : [])))
}

export function holdKey(key: string): () => void {
  let release: (() => void) | null = null
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(key, () => held).catch(() => undefined)
  return () => release?.()
}

function read(storage: Storage, key: string): Shelved | null {
  try {
    const unsaved: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    // Written by this editor alone; what is not of its form is left lying.
    return typeof unsaved === 'object' && unsaved !== null && 'drafts' in unsaved && 'writes' in unsaved
      ? { key, unsaved: { forms: [], ...(unsaved as Omit<Unsaved, 'forms'>) } }
      : null
  } catch {
    return null
  }
}
