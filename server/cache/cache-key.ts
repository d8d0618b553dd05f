import { parseAcceptLanguage } from '../locale.ts'

type CacheKeyOptions = { host: string; path: string; acceptLanguage: string | undefined }

/**
 * What an answer for a visitor depends on: the host and the path with its declared query, and for content calls, whose
 * path has no language, the language. An address that the URL standard would write otherwise has no answer under it.
 */
export function cacheKey({ host, path, acceptLanguage }: CacheKeyOptions): string {
  return path.startsWith('/api/') ? `${parseAcceptLanguage(acceptLanguage ?? '')} ${path}` : `${host} ${path}`
}
