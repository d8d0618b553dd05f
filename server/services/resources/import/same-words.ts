/** Signs that nobody sees: soft hyphen, zero-width space and joiners, word joiner, byte order mark. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** A name as far as it tells records apart: without case, doubled blanks and signs that nobody sees. */
export function sameWords(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
