import { parseAcceptLanguage } from '../http/locale.ts'

type CacheKeyOptions = { host: string; path: string; acceptLanguage: string | undefined }

/**
 * Host, path and declared query; for content calls, whose path has no language, also the language. Canonical URLs only.
 */
export function cacheKey({ host, path, acceptLanguage }: CacheKeyOptions): string {
  return path.startsWith('/api/') ? `${parseAcceptLanguage(acceptLanguage ?? '')} ${path}` : `${host} ${path}`
}
