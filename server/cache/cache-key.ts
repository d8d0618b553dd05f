import { parseAcceptLanguage } from '../locale.ts'

type CacheKeyOptions = { host: string; path: string; acceptLanguage: string | undefined }

/**
 * A visitor's response depends on host, path and declared query; content calls, whose path has no language, also on
 * the language. Only canonical URLs have a key.
 */
export function cacheKey({ host, path, acceptLanguage }: CacheKeyOptions): string {
  return path.startsWith('/api/') ? `${parseAcceptLanguage(acceptLanguage ?? '')} ${path}` : `${host} ${path}`
}
