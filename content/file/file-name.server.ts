import { cleanLine } from '#contract/stored-text.ts'

const MAX_CHARACTERS = 120
/** Path separators and characters that Windows forbids in file names. */
const REFUSED = /[/\\:<>"|?*]/g
const letters = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** The name under which a file is offered: as it was called, in letters that are whole (joiners of emoji stay, soft hyphens go), with the ending of what it is. */
export function fileNameOf(name: string, extension: string): string {
  const plain = cleanLine(name)
    .replaceAll('\u00ad', '')
    .replace(/\.[^./\\]*$/, '')
    .replace(REFUSED, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const short = [...letters.segment(plain)].map(({ segment }) => segment).slice(0, MAX_CHARACTERS)
  return `${short.join('').trim() || 'datei'}.${extension}`
}
