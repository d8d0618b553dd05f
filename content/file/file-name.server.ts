const MAX_CHARACTERS = 120
/** Path separators, characters that Windows forbids in file names, and invisible ones. */
const REFUSED = /[/\\:<>"|?*\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
const letters = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** The name under which a file is offered: as it was called, in letters that are whole, with the ending of what it is. */
export function fileNameOf(name: string, extension: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/\.[^./\\]*$/, '')
    .replace(REFUSED, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const short = [...letters.segment(plain)].map(({ segment }) => segment).slice(0, MAX_CHARACTERS)
  return `${short.join('').trim() || 'datei'}.${extension}`
}
