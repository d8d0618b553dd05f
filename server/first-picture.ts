const LAZY = 'loading="lazy"'
const AT_ONCE = 'loading="eager" fetchPriority="high"'

/**
 * The first picture of what a page is about is asked for at once and before the others, which wait until they are near. It is
 * mostly the largest thing that a telephone shows first; which one it is, no component knows, and where the page is a list or
 * was put together by an editor, nobody did before it was rendered. Comes in pieces, because one text would be a copy of all.
 */
export function withFirstPictureAtOnce(body: string): string[] {
  const main = body.indexOf('<main')
  const from = main < 0 ? -1 : body.indexOf('<img ', main)
  if (from < 0) return [body]
  const to = body.indexOf('>', from)
  return [body.slice(0, from), body.slice(from, to).replace(LAZY, AT_ONCE), body.slice(to)]
}
