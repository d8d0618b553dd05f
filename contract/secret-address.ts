import { readPreviewToken } from './preview-link.ts'

/**
 * Whether a URL contains a secret: the token of a preview in its path, or one of a mail (notice, invitation, reset)
 * in its query. Such responses are not cached, and the URL is not sent to other sites or a tag manager.
 */
export function carriesSecret({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return readPreviewToken(pathname) !== null || searchParams.has('token')
}
