import { withoutTrailingSlashes } from '#contract/trailing-slashes.ts'
import { foldText, MAX_SORT_CHARACTERS, toSearchTexts } from '#server/services/resources/fold.ts'

/** A path as it is stored and asked for: without trailing slashes, with its letters instead of their encoding. */
export function normalisePath(path: string): string {
  const bare = withoutTrailingSlashes(path)
  try {
    return decodeURI(bare)
  } catch {
    return bare
  }
}

/** Addresses that are found alike have the same; a key may also belong to others. */
export function keyOfPath(path: string): string {
  return foldText(path).slice(0, MAX_SORT_CHARACTERS)
}

/** An address in lower case, whatever its letters are composed of: SQLite's `lower` knows only those of ASCII. */
export function smallPath(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

/** The copies by which a redirect is searched and found; `sort_text` has an index. */
export function findableRedirect(redirect: { old_path: string; new_path: string }): {
  search_text: string
  sort_text: string
} {
  return {
    search_text: toSearchTexts(['old_path', 'new_path'], redirect).search_text,
    sort_text: keyOfPath(redirect.old_path),
  }
}

/** What the website answers before it looks for a page (server/app.ts, public/). */
const ownPaths =
  /^\/?$|^\/(de|en)$|^\/(api|admin|media|files|press|k|assets|healthz|readyz|agb)(\/|$)|^\/(de|en)\/(pageeditor-api(\/|$)|404$)|^\/[\w-]+\.(ico|webmanifest|js|xml)$|^\/robots\.txt$/

/** Nobody can be sent on from these. */
export function isReservedPath(path: string): boolean {
  return ownPaths.test(path)
}
