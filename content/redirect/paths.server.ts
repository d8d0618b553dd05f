import { withoutTrailingSlashes } from '#contract/trailing-slashes.ts'

/** A path as it is stored and asked for: without trailing slashes, with its letters instead of their encoding. */
export function plainPath(path: string): string {
  const bare = withoutTrailingSlashes(path)
  try {
    return decodeURI(bare)
  } catch {
    return bare
  }
}

/** What the website answers before it looks for a page (server/app.ts, public/). */
const ownPaths =
  /^\/?$|^\/(de|en)$|^\/(api|admin|media|files|press|k|assets|healthz|readyz|agb)(\/|$)|^\/(de|en)\/(pageeditor-api(\/|$)|404$)|^\/[\w-]+\.(ico|webmanifest|js|xml)$|^\/robots\.txt$/

/** Nobody can be sent on from these. */
export function isOwnPath(path: string): boolean {
  return ownPaths.test(path)
}
