import { z } from 'zod'
import { withoutTrailingSlashes } from './trailing-slashes.ts'

/** Where the world names people and works; the order in which they are shown. */
export const authorityCatalogues = ['wikidata', 'musicbrainz', 'gnd'] as const
type Catalogue = (typeof authorityCatalogues)[number]
export type Identifiers = Record<Catalogue, string>
/** MusicBrainz has people and groups as artists, and works apart from them. */
type Kind = 'artist' | 'work'

/** An identifier as its catalogue writes it, out of what was typed or copied from a browser's address. */
const bare: Record<Catalogue, (text: string) => string> = {
  wikidata: (text) => getLast(text).toUpperCase(),
  musicbrainz: (text) => getLast(text).toLowerCase(),
  gnd: (text) => getLast(text).toUpperCase(),
}

const forms: Record<Catalogue, (id: string) => boolean> = {
  wikidata: (id) => /^Q[1-9]\d{0,11}$/.test(id),
  musicbrainz: (id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id),
  gnd: isGnd,
}

/** An identifier of a catalogue, or nothing; an address of the catalogue's website is taken for the identifier in it. */
function identifier(catalogue: Catalogue) {
  return z
    .string()
    .trim()
    .max(300)
    .overwrite(bare[catalogue])
    .refine((id) => id === '' || forms[catalogue](id), `${catalogue}_form`)
    .default('')
}

export const identifierFields = () => ({
  wikidata: identifier('wikidata'),
  musicbrainz: identifier('musicbrainz'),
  gnd: identifier('gnd'),
})

/** The addresses under which the catalogues speak of it. */
export const identifierUrlsSchema = z.array(z.string())

export function identifierUrls({ wikidata, musicbrainz, gnd }: Identifiers, kind: Kind): string[] {
  return [
    wikidata && `https://www.wikidata.org/entity/${wikidata}`,
    musicbrainz && `https://musicbrainz.org/${kind}/${musicbrainz}`,
    gnd && `https://d-nb.info/gnd/${gnd}`,
  ].filter(Boolean)
}

/** What stands last in an address, without query and fragment; a text that is none as it is. */
function getLast(text: string): string {
  const [path = ''] = text.split(/[?#]/)
  return withoutTrailingSlashes(path).split('/').at(-1) ?? ''
}

/** Nine or ten digits with a check digit, or fewer with a hyphen before it. */
function isGnd(id: string): boolean {
  if (!/^(1[0-3]?\d{7}[\dX]|3\d{7}[\dX]|[47]\d{6}-\d|[1-9]\d{0,7}-[\dX])$/.test(id)) return false
  const digits = id.slice(0, -1).replace('-', '')
  const sum = [...digits].reduceRight((all, digit, index) => all + Number(digit) * (digits.length - index + 1), 0)
  const check = (value: number) => (value === 10 ? 'X' : String(value))
  const own = check((11 - (sum % 11)) % 11)
  // Subjects and corporate bodies had another rule before their files were joined, and keep their numbers.
  return id.endsWith(own) || (id.includes('-') && id.endsWith(check(sum % 11)))
}
