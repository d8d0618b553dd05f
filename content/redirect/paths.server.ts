import { foldText, MAX_SORT_CHARACTERS, toSearchTexts } from '#server/services/resources/listing/fold.ts'

/** Equivalent paths have equal keys; different ones may share a key. */
export function keyOfPath(path: string): string {
  return foldText(path).slice(0, MAX_SORT_CHARACTERS)
}

/** Lower case and normalised; SQLite's `lower` handles ASCII only. */
export function smallPath(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

/** A redirect with the columns for searching and finding it; `sort_text` has an index. */
export function findableRedirect(redirect: { old_path: string; new_path: string }) {
  const { search_text } = toSearchTexts(['old_path', 'new_path'], redirect)
  return { ...redirect, search_text, sort_text: keyOfPath(redirect.old_path) }
}
