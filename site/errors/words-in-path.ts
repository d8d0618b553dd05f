/** Search words from the URL of a missing page: the last part that is more than a number. */
export function wordsInPath(pathname: string): string {
  const [, _locale, ...parts] = pathname.split('/').map((part) => readable(part).replace(/\.\w{1,5}$/, ''))
  const lastWord = parts.findLast((part) => /\p{L}{2}/u.test(part)) ?? ''
  return (lastWord.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, MAX_WORDS)
}

/** The search's limit. */
const MAX_WORDS = 120

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // Malformed encoding: shown as it is.
    return part
  }
}
