/** Line and page breaks of word processors, Unicode and old encodings. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * Never stored in a text: control characters but tab and line feed, halves of surrogate pairs, noncharacters, and invisible characters
 * that chats and word processors leave behind: zero-width space, word joiner, byte order mark and direction marks.
 */
const DROPPED =
  /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

const UNPRINTABLE = /(?:(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point})+/gu

/** Besides those: soft hyphens, and the joiners and variation selectors that emoji and some scripts need. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** U+00AD, U+200B, U+200E, U+200F, U+202A to U+202E, U+2060 and U+FEFF as an address bar copies them. */
const ENCODED_INVISIBLE = /%C2%AD|%E2%80%(?:8[BEF]|A[A-E])|%E2%81%A0|%EF%BB%BF/gi

/** A text of several lines as it is stored: in NFC, its lines ended by U+000A. Soft hyphens stay where an editor set them. */
export function cleanLines(text: string): string {
  return withoutControls(text).normalize('NFC')
}

/** The same for a text of one line: line ends and tabs become a blank. */
export function cleanLine(text: string): string {
  return onOneLine(cleanLines(text))
}

/** A text for a format that takes no control characters, such as XML and iCalendar: a blank stands in their place. */
export function printableText(text: string): string {
  return text.replace(LINE_END, '\n').replace(UNPRINTABLE, ' ')
}

/** A text as it is read, without any invisible character: a name, a query, letters that are compared or spelt in an address. */
export function visibleText(text: string): string {
  return cleanLine(text.replace(INVISIBLE, ''))
}

/** A link as it is stored. Not in NFC: a server may know a file by its decomposed name alone. */
export function cleanLink(text: string): string {
  return onOneLine(withoutControls(text).replace(INVISIBLE, '')).replace(ENCODED_INVISIBLE, '')
}

function withoutControls(text: string): string {
  return text.replace(LINE_END, '\n').replace(DROPPED, '')
}

function onOneLine(text: string): string {
  if (!/[\t\n]/.test(text)) return text
  return text
    .split(/[\t\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}
