/** Line and page breaks of word processors, Unicode and old encodings. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * Removed from every text: control characters except tab and line feed, lone surrogates, noncharacters, and invisible
 * characters that chats and word processors leave behind.
 */
const DROPPED =
  /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

const UNPRINTABLE = /(?:(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point})+/gu

/** Also soft hyphens, and the joiners and variation selectors that emoji and some scripts need. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** U+00AD, U+200B, U+200E, U+200F, U+202A to U+202E, U+2060 and U+FEFF as an address bar copies them. */
const ENCODED_INVISIBLE = /%C2%AD|%E2%80%(?:8[BEF]|A[A-E])|%E2%81%A0|%EF%BB%BF/gi

/** Normalises a text of several lines: NFC, line ends U+000A. Soft hyphens stay. */
export function cleanLines(text: string): string {
  return removeControls(text).normalize('NFC')
}

/** The same for one line: line ends and tabs become a space. */
export function cleanLine(text: string): string {
  return joinLines(cleanLines(text))
}

/** For XML and iCalendar: control characters become spaces. */
export function printableText(text: string): string {
  return text.replace(LINE_END, '\n').replace(UNPRINTABLE, ' ')
}

/** Without any invisible character: for names, queries, comparison and slugs. */
export function visibleText(text: string): string {
  return cleanLine(text.replace(INVISIBLE, ''))
}

/** Not in NFC: a server may know a file by its decomposed name only. */
export function cleanLink(text: string): string {
  return joinLines(removeControls(text).replace(INVISIBLE, '')).replace(ENCODED_INVISIBLE, '')
}

function removeControls(text: string): string {
  return text.replace(LINE_END, '\n').replace(DROPPED, '')
}

function joinLines(text: string): string {
  if (!/[\t\n]/.test(text)) return text
  return text
    .split(/[\t\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}
