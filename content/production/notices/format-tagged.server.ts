import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { type Locale, locales } from '#config'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { idParams } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { formatParts, groupByPerformer, sortForPoster } from '#contract/events/performer-parts.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import type { Deps } from '#server/services/deps.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { people } from '../../person/table.ts'
import { formatMoment } from '../dates/format-date.server.ts'
import type { EventDate } from '../endpoints.ts'
import { getEventDate } from '../service.ts'

export const getInDesignText = endpoint({
  id: 'get_tagged_text',
  tag: 'admin',
  summary: 'The programme of an evening for the designer of the printed one, as Adobe InDesign Tagged Text',
  ...adminAddresses.getTaggedText,
  access: 'editor',
  params: idParams,
  query: z.object({ language: z.enum(locales).default('de') }),
  media: 'text/plain; charset=us-ascii',
  response: z.string(),
  errors: ['bad_input', 'not_found'],
})

/** `biographies` are rich text by performer id; `address` is the poster's URL. */
type SheetContext = { biographies: ReadonlyMap<number, string>; address: string; locale: Locale }

const intervalNames = { de: { interval: 'Pause' }, en: { interval: 'Interval' } } satisfies Record<Locale, object>

const styles = [
  'Titel',
  'Untertitel',
  'Termin',
  'Ort',
  'Komponist',
  'Werk',
  'Satz',
  'Besetzung',
  'Anmerkung',
  'Pause',
  'Mitwirkende',
  'Biographie',
  'Hinweis',
  'Adresse',
] as const
/** Character styles of what follows the tab on a line. */
const besideStyles = ['Lebensdaten', 'Dauer', 'Rolle'] as const
type SideText = { style: (typeof besideStyles)[number]; text: string }

/** `host` is the prefix of the poster's URL. */
export async function renderInDesignText(deps: Deps, { id, host }: { id: number; host: string }): Promise<string> {
  const date = await getEventDate(deps, id)
  const ids = sortForPoster(date.event).map((person) => person.id)
  const rows = await deps.db
    .select({ id: people.id, biography: people.biography })
    .from(people)
    .where(inArray(people.id, ids))
  const biographies = new Map(rows.map((row) => [row.id, textInLocale(row.biography, deps.locale)]))
  return formatTagged(date, { biographies, address: date.poster && host + date.poster, locale: deps.locale })
}

/**
 * The programme as Adobe InDesign Tagged Text, with the same style names in both languages. ASCII with escapes: mail
 * programs and editors break UTF-16.
 */
function formatTagged({ event, venue, date_start }: EventDate, { biographies, address, locale }: SheetContext): string {
  const performers = sortForPoster(event)
  const rolesOf = (parts: typeof performers) => ({ style: 'Rolle', text: formatParts(parts, locale) }) as const
  const lines = [
    line('Titel', event.name),
    line('Untertitel', event.name_subline),
    line('Termin', formatMoment(new Date(date_start), locale)),
    line('Ort', formatVenueName(venue)),
    ...event.programs.flatMap(({ work, note }) => [
      ...(work
        ? [
            line('Komponist', work.composer.name, { style: 'Lebensdaten', text: getYears(work.composer) }),
            line('Werk', work.title, { style: 'Dauer', text: work.minutes === null ? '' : `${work.minutes}\u2032` }),
            ...work.movements.map((movement) => line('Satz', movement)),
            ...groupByPerformer(performers.filter(({ work_id }) => work_id === work.id)).map(({ performer, parts }) =>
              line('Besetzung', performer.name, rolesOf(parts)),
            ),
          ]
        : [line('Pause', intervalNames[locale].interval)]),
      ...note.split('\n').map((text) => line('Anmerkung', text)),
    ]),
    ...groupByPerformer(performers).flatMap(({ performer, parts }) => [
      line('Mitwirkende', performer.name, rolesOf(parts)),
      ...getParagraphs(biographies.get(performer.id) ?? '').map((text) => line('Biographie', text)),
    ]),
    ...event.additional_info.split('\n').map((text) => line('Hinweis', text)),
    line('Adresse', address),
  ]
  return [...head, ...lines.filter(Boolean), ''].join('\r\n')
}

const head = [
  '<ASCII-WIN>',
  [
    '<Version:5><FeatureSet:InDesign-Roman>',
    ...styles.map((name) => `<DefineParaStyle:${name}=>`),
    ...besideStyles.map((name) => `<DefineCharStyle:${name}=>`),
  ].join(''),
]

function line(style: (typeof styles)[number], text: string, sideText?: SideText): string {
  const mainText = escapeText(text)
  const sideContent = sideText && escapeText(sideText.text)
  return (
    mainText &&
    `<ParaStyle:${style}>${mainText}${sideContent ? `\t<CharStyle:${sideText.style}>${sideContent}<CharStyle:>` : ''}`
  )
}

function getYears({ born, died }: { born: number | null; died: number | null }): string {
  return born === null ? '' : `${born}\u2013${died ?? ''}`
}

function getParagraphs(html: string): string[] {
  return html.split(/<\/(?:p|li|h\d)>|<br\s*\/?>/).map((part) => richTextToPlain(part))
}

/** A backslash escapes the characters of tags. Soft hyphens are left to the designer. */
function escapeText(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim()
    .replaceAll(/[\\<>]/g, '\\$&')
    .replaceAll(/[^\x20-\x7e]/g, (letter) => `<0x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`)
}
