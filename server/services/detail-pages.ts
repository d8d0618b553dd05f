import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Variant } from '#config'
import { blogEntries } from '#content/article/table.ts'
import { courses } from '#content/course/table.ts'
import type { ContainerType, Screen } from '#content/define.ts'
import { eventDates, productions } from '#content/event/table.ts'
import { people } from '#content/person/table.ts'
import { venues } from '#content/venue/table.ts'
import { AppError } from '#contract/errors.ts'
import { mediaUrl } from '#contract/media.ts'
import type { Page } from '#contract/pages.ts'
import { parseId, personTypes, type ScreenMatch, type ScreenParams, urlOf } from '#contract/urls.ts'
import { textOfRichText } from '#modules/rich-text.ts'
import type { Deps } from './deps.ts'
import { placeOfDate, titleOfDate } from './event-date-words.ts'
import { loadImages } from './images.ts'
import { localise } from './localise.ts'
import { flagOf, personName } from './people.ts'
import { listSections } from './sections/sections.ts'
import { whereReachable } from './visibility.ts'

/** What the head of a record's page is made of: its texts and picture, and where it lives on the site and in the back office. */
type Head = {
  row: { id: number; slug_de: string; slug_en: string; image_id: number | null; is_online: boolean }
  title: string
  /** What the tab and search engines say, where the title alone does not tell pages apart. */
  meta_title?: string
  /** Stands before the description for the same reason. */
  lead?: string
  /** Text or HTML; the first that is not empty becomes the description. */
  descriptions: string[]
  content_type: ContainerType & Page['content_type']
  screen: Screen
  /** Beyond the slug; the record's own id where it names none. */
  params?: ScreenParams
  admin: string
  variant: Variant
  og_type?: string
}

/**
 * The page of a record whose screen has an id or slug; null for the screens that are pages of the tree. The record itself
 * is not read: whoever shows the page asks for it, so that its lists are gathered once.
 */
export async function findDetailPage(deps: Deps, { screen, params }: ScreenMatch): Promise<Page | null> {
  const find = finders[screen]
  if (!find) return null
  const head = await find(deps, params)
  if (!head) throw new AppError('not_found', { message: `${screen} ${Object.values(params).join('/')}` })
  return toPage(deps, head)
}

async function toPage(deps: Deps, { meta_title = '', lead = '', og_type = 'article', ...head }: Head): Promise<Page> {
  const { row, title, descriptions, content_type, screen, params, admin, variant } = head
  const { id, image_id, is_online } = row
  const description = excerpt(descriptions.find((text) => text !== '') ?? '')
  const container = { content_type, object_id: id }
  const urls = { de: urlOf(screen, 'de', { id, ...params, slug: row.slug_de }), en: urlOf(screen, 'en', { id, ...params, slug: row.slug_en }) }
  const [images, modules] = await Promise.all([loadImages(deps.db, [image_id], deps.locale), listSections(deps, container)])
  const { image, thumbs } = images.get(image_id)
  return {
    id,
    urls,
    content_type,
    container,
    variant,
    title,
    headline: title,
    is_online,
    is_clickable: true,
    in_menu: false,
    in_footer: false,
    meta_title,
    meta_description: [lead, description].filter(Boolean).join('. '),
    og_title: '',
    og_description: '',
    og_image: image ? mediaUrl(image, 'og', 'jpg') : null,
    og_image_thumbs: thumbs,
    og_type,
    modules,
    settings_url: deps.viewer ? `/admin/${admin}/${id}` : null,
    breadcrumbs: [],
    fallback: [],
  }
}

type Finder = (deps: Deps, params: Record<string, string>) => Promise<Head | null>

const finders: Partial<Record<Screen, Finder>> = {
  event: (deps, params) => findDate(deps, requireId(params)),
  newsSlug: (deps, { slug = '' }) => findArticle(deps, eq(blogEntries[`slug_${deps.locale}`], slug)),
  article: (deps, params) => findArticle(deps, eq(blogEntries.id, requireId(params))),
  course: async (deps, params) => {
    const [row] = await deps.db
      .select()
      .from(courses)
      .where(and(whereReachable(deps, 'courses'), eq(courses.id, requireId(params))))
    if (!row) return null
    const { name, subline, description } = localise(row, ['name', 'subline', 'description'], deps.locale)
    return { row, title: name, descriptions: [subline, description], content_type: 'course', screen: 'course', admin: 'courses', variant: 'school' }
  },
  person: async (deps, params) => {
    const type = personTypes.find((each) => each === params.type)
    if (!type) return null
    const [row] = await deps.db
      .select()
      .from(people)
      .where(and(whereReachable(deps, 'people'), eq(flagOf[type], true), eq(people.id, requireId(params))))
    if (!row) return null
    const { biography } = localise(row, ['biography'], deps.locale)
    const variant = type === 'instructor' ? 'school' : 'orchestra'
    return {
      row,
      title: personName(row),
      descriptions: [biography],
      content_type: 'person',
      screen: 'person',
      params: { type },
      admin: 'people',
      variant,
      og_type: 'profile',
    }
  },
  venue: async (deps, params) => {
    const [row] = await deps.db
      .select()
      .from(venues)
      .where(and(whereReachable(deps, 'venues'), eq(venues.id, requireId(params))))
    if (!row) return null
    const { description } = localise(row, ['description'], deps.locale)
    return { row, title: row.name, descriptions: [description], content_type: 'venue', screen: 'venue', admin: 'venues', variant: 'orchestra' }
  },
}

/** With the other dates of its production, from which its title must tell it apart. */
async function findDate(deps: Deps, id: number): Promise<Head | null> {
  const production = deps.db.select({ id: eventDates.production_id }).from(eventDates).where(eq(eventDates.id, id))
  const rows = await deps.db
    .select({ id: eventDates.id, date_start: eventDates.date_start, row: productions, venue: { name: venues.name, city: venues.city } })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .where(and(whereReachable(deps, 'productions'), inArray(eventDates.production_id, production)))
    .orderBy(asc(eventDates.date_start), asc(eventDates.id))
  const own = rows.find((each) => each.id === id)
  if (!own) return null
  const { row } = own
  const texts = localise(row, ['name', 'name_subline', 'description'], deps.locale)
  const date = { ...own, name: texts.name, others: rows.filter((each) => each !== own) }
  return {
    row,
    title: texts.name,
    meta_title: titleOfDate(date, deps.locale),
    lead: placeOfDate(date, deps.locale),
    descriptions: [texts.name_subline, texts.description],
    content_type: 'event',
    screen: 'event',
    // The id in an event's URL is its date's (design §4).
    params: { id },
    admin: 'productions',
    variant: 'orchestra',
  }
}

async function findArticle(deps: Deps, which: ReturnType<typeof eq>): Promise<Head | null> {
  const [row] = await deps.db
    .select()
    .from(blogEntries)
    .where(and(whereReachable(deps, 'news'), which))
    .orderBy(desc(blogEntries.date), desc(blogEntries.id))
    .limit(1)
  if (!row) return null
  const { title, intro, body } = localise(row, ['title', 'intro', 'body'], deps.locale)
  return { row, title, descriptions: [intro, body], content_type: 'blogentry', screen: 'article', admin: 'news', variant: 'orchestra' }
}

function requireId({ id = '' }: Record<string, string>): number {
  const parsed = parseId(id)
  if (parsed === null) throw new AppError('not_found', { message: `no id: ${id}` })
  return parsed
}

const EXCERPT_CHARACTERS = 160
const signs = { amp: '&', lt: '<', gt: '>', quot: '"' }

function excerpt(html: string): string {
  const text = textOfRichText(html).replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof signs) => signs[name])
  return text.length <= EXCERPT_CHARACTERS ? text : `${text.slice(0, text.lastIndexOf(' ', EXCERPT_CHARACTERS))} …`
}
