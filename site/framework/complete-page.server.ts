const LAZY = 'loading="lazy"'
const EAGER = 'loading="eager" fetchPriority="high"'

/**
 * Loads the first content picture eagerly, mostly the largest element on a phone; components do not know their
 * position. Depends on how React 19.3.1 writes an `<img>`. Answers the body in pieces, because one text would be a
 * copy.
 */
export function loadFirstPictureEagerly(body: string): string[] {
  const main = body.indexOf('<main')
  const from = main < 0 ? -1 : body.indexOf('<img ', main)
  if (from < 0) return [body]
  const to = body.indexOf('>', from)
  return [body.slice(0, from), body.slice(from, to).replace(LAZY, EAGER), body.slice(to)]
}
