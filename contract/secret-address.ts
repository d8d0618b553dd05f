import { readPreviewToken } from './preview-link.ts'

/**
 * Whether an address carries a secret: the token of a preview in its path, or one of a mail (notice, invitation, reset) in its query. Such an
 * answer is kept by nobody, its address is told to no other site and to no tag manager.
 */
export function carriesSecret({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return readPreviewToken(pathname) !== null || searchParams.has('token')
}
