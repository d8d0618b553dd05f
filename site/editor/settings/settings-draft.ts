import { mergeFields } from '#contract/texts/three-way-merge.ts'
import { changedNames, type PageValues } from './page-values.ts'

/** Unsaved settings: the changed fields only, with their former values. */
type SettingsDraft = { before: Partial<PageValues>; mine: Partial<PageValues> }

export function toSettingsDraft(base: PageValues, values: PageValues): SettingsDraft | null {
  const names = changedNames(base, values)
  if (names.length === 0) return null
  const pickNames = (all: PageValues) => Object.fromEntries(names.map((name) => [name, all[name]]))
  return { before: pickNames(base), mine: pickNames(values) }
}

/**
 * The draft merged over the current page; `clashes` names fields that others changed too, which keep the draft's text.
 */
export function applySettingsDraft(loaded: PageValues, { before, mine }: SettingsDraft) {
  return mergeFields<PageValues>({ base: { ...loaded, ...before }, mine: { ...loaded, ...mine }, theirs: loaded })
}

const keyFor = (page: number) => `partitur:settings:${page}`

/** Storage of a page's unsaved settings on this device. */
export type SettingsStore = {
  left: SettingsDraft | null
  keep: (draft: SettingsDraft | null) => void
  close: () => void
}

/** With several tabs open the first one stores. The browser releases the lock when the tab closes. */
export async function openSettingsStore(page: number): Promise<SettingsStore> {
  const key = keyFor(page)
  let release = () => {}
  const isOurs = await new Promise<boolean>((resolve) => {
    const untilReleased = new Promise<void>((done) => {
      release = done
    })
    const holding = navigator.locks?.request(key, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? untilReleased : undefined
    })
    if (holding) holding.catch(() => resolve(false))
    else resolve(false)
  })
  if (!isOurs) return { left: null, keep: () => {}, close: () => {} }
  return { left: read(key), keep: (draft) => writeDraft(key, draft), close: () => release() }
}

function writeDraft(key: string, draft: SettingsDraft | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
  } catch {
    // Without storage the text is still in the form.
  }
}

function read(key: string): SettingsDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof draft === 'object' && draft !== null && 'before' in draft && 'mine' in draft
      ? (draft as SettingsDraft)
      : null
  } catch {
    return null
  }
}
