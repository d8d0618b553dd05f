import { withoutTrailingSlashes } from '#contract/links/trailing-slashes.ts'

/** Path for storing and lookup: decoded, without trailing slashes. */
export function normalisePath(path: string): string {
  const bare = withoutTrailingSlashes(path)
  try {
    return decodeURI(bare)
  } catch {
    return bare
  }
}

/** Paths that the server handles before pages (server/app.ts, public/). */
const ownPaths =
  /^\/?$|^\/(de|en)$|^\/(api|admin|media|files|press|k|assets|healthz|readyz|agb)(\/|$)|^\/(de|en)\/(pageeditor-api(\/|$)|404$)|^\/[\w-]+\.(ico|webmanifest|js|xml)$|^\/robots\.txt$/

/** Paths that cannot be redirected. */
export function isReservedPath(path: string): boolean {
  return ownPaths.test(path)
}
