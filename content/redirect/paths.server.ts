import { withoutTrailingSlashes } from '#contract/trailing-slashes.ts'
import { foldText, MAX_SORT_CHARACTERS, toSearchTexts } from '#server/services/resources/fold.ts'

/** Path for storing and lookup: decoded, without trailing slashes. */
export function normalisePath(path: string): string {
  const bare = withoutTrailingSlashes(path)
  try {
    return decodeURI(bare)
  } catch {
    return bare
  }
}

/** Equivalent paths have equal keys; different ones may share a key. */
export function keyOfPath(path: string): string {
  return foldText(path).slice(0, MAX_SORT_CHARACTERS)
}

/** Lower case and normalised; SQLite's `lower` handles ASCII only. */
export function smallPath(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

/** Columns for searching and finding a redirect; `sort_text` has an index. */
export function findableRedirect(redirect: { old_path: string; new_path: string }): {
  search_text: string
  sort_text: string
} {
  return {
    search_text: toSearchTexts(['old_path', 'new_path'], redirect).search_text,
    sort_text: keyOfPath(redirect.old_path),
  }
}

/** Paths that the server handles before pages (server/app.ts, public/). */
const ownPaths =
  /^\/?$|^\/(de|en)$|^\/(api|admin|media|files|press|k|assets|healthz|readyz|agb)(\/|$)|^\/(de|en)\/(pageeditor-api(\/|$)|404$)|^\/[\w-]+\.(ico|webmanifest|js|xml)$|^\/robots\.txt$/

/** Paths that cannot be redirected. */
export function isReservedPath(path: string): boolean {
  return ownPaths.test(path)
}
