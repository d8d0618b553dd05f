import type { Clip } from './clip.ts'

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
