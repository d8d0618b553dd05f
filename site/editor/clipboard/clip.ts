import type { Locale } from '#config'
import type { Section, VisibilityFields } from '#contract/page/sections.ts'
import { newSection } from '../state/new-records.ts'
import { fromModuleCopy, type ModuleCopy } from '../store/module-copy.ts'

const CLIPBOARD_KEY = 'partitur:clipboard'

let cached: { text: string | null; clip: Clip | null } = { text: null, clip: null }

/** The last clipboard entry of any tab; the same object until it changes. */
export function readClip(): Clip | null {
  const text = readText()
  if (text !== cached.text) cached = { text, clip: parse(text) }
  return cached.clip
}

/** False if the storage is full. */
export function writeClip(clip: Clip): boolean {
  try {
    localStorage.setItem(CLIPBOARD_KEY, JSON.stringify(clip))
  } catch {
    return false
  }
  // The browser notifies other tabs only.
  window.dispatchEvent(new Event(CLIPBOARD_KEY))
  return true
}

export function clearClip(): void {
  try {
    localStorage.removeItem(CLIPBOARD_KEY)
  } catch {
    return
  }
  window.dispatchEvent(new Event(CLIPBOARD_KEY))
}

export function subscribeToClip(listener: () => void): () => void {
  const stored = (event: StorageEvent) => event.key === CLIPBOARD_KEY && listener()
  window.addEventListener('storage', stored)
  window.addEventListener(CLIPBOARD_KEY, listener)
  return () => {
    window.removeEventListener('storage', stored)
    window.removeEventListener(CLIPBOARD_KEY, listener)
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(CLIPBOARD_KEY)
  } catch {
    return null
  }
}

function parse(text: string | null): Clip | null {
  if (!text) return null
  try {
    const clip: unknown = JSON.parse(text)
    // Only this editor writes it; other data under the key is ignored.
    return typeof clip === 'object' &&
      clip !== null &&
      'type' in clip &&
      ('module' in clip || ('columns' in clip && 'number' in clip))
      ? (clip as Clip)
      : null
  } catch {
    return null
  }
}

/** The clipboard, shared by all tabs and pages of the installation. */
export type Clip = { at: number; locale: Locale } & (
  | { type: 'module'; module: ModuleCopy }
  /** `number`: its former position, used as its name. */
  | { type: 'section'; number: number; layout: number; columns: ModuleCopy[][]; timing?: VisibilityFields }
)

export function sectionFrom(
  clip: Extract<Clip, { type: 'section' }>,
  { owner, locale }: { owner: Pick<Section, 'content_type' | 'object_id'>; locale: Locale },
): Section {
  const swap = clip.locale !== locale
  return newSection(owner, {
    ...clip.timing,
    layout: clip.layout,
    columns: clip.columns.map((column) => column.map((each) => fromModuleCopy(each, swap))),
  })
}
