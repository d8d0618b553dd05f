import { z } from 'zod'
import { withoutTrailingSlashes } from './trailing-slashes.ts'

/** Catalogues of people and works, in display order. */
export const authorityCatalogues = ['wikidata', 'musicbrainz', 'gnd'] as const
type Catalogue = (typeof authorityCatalogues)[number]
export type Identifiers = Record<Catalogue, string>
/** In MusicBrainz, people and groups are artists. */
type Kind = 'artist' | 'work'

/** The bare identifier of a typed or copied text. */
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

/** An identifier or empty; a URL of the catalogue is reduced to the identifier in it. */
export function catalogueId(catalogue: Catalogue) {
  return z
    .string()
    .trim()
    .max(300)
    .overwrite(bare[catalogue])
    .refine((id) => id === '' || forms[catalogue](id), `${catalogue}_form`)
    .default('')
}

/** The record's pages in the catalogues. */
export const identifierUrlsSchema = z.array(z.string())

export function identifierUrls({ wikidata, musicbrainz, gnd }: Identifiers, kind: Kind): string[] {
  return [
    wikidata && `https://www.wikidata.org/entity/${wikidata}`,
    musicbrainz && `https://musicbrainz.org/${kind}/${musicbrainz}`,
    gnd && `https://d-nb.info/gnd/${gnd}`,
  ].filter(Boolean)
}

/** The last path segment of a URL; other text unchanged. */
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
  const checkDigit = check((11 - (sum % 11)) % 11)
  // Subjects and corporate bodies had another rule before their files were joined, and still have those numbers.
  return id.endsWith(checkDigit) || (id.includes('-') && id.endsWith(check(sum % 11)))
}
