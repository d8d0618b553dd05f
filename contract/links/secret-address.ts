import { readPreviewToken } from './preview-link.ts'

/** URLs with a preview token in the path or a mail's token in the query: not cached, and not sent to other sites. */
export function carriesSecret({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return readPreviewToken(pathname) !== null || searchParams.has('token')
}
