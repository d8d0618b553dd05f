import type { Variant } from '#config'
import type { ContainerType, Screen } from '#content/define.ts'
import type { Both, Image, Thumbs } from '#contract/common.ts'
import { AppError } from '#contract/errors.ts'
import { mediaUrl } from '#contract/media.ts'
import type { Page } from '#contract/pages.ts'
import { parseId, personTypes, type ScreenMatch, type ScreenParams, urlOf } from '#contract/urls.ts'
import { textOfRichText } from '#modules/rich-text.ts'
import { getBlogEntry, listBlogEntries } from './blog-entries.ts'
import { getCourse } from './courses.ts'
import type { Deps } from './deps.ts'
import { placeOfDate, titleOfDate } from './event-date-words.ts'
import { getEventDate } from './event-dates.ts'
import { getVenue } from './lookups.ts'
import { getPerson } from './people.ts'
import { listSections } from './sections/sections.ts'

/** What a record's page is made of: its texts and picture, and where it lives on the site and in the back office. */
type Detail = {
  record: { id: number; slug: Both; image: Image | null; thumbs: Thumbs | null; is_online: boolean }
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

/** The page of a record whose screen has an id or slug; null for the screens that are pages of the tree. */
export async function findDetailPage(deps: Deps, { screen, params }: ScreenMatch): Promise<Page | null> {
  const load = loaders[screen]
  return load ? toPage(deps, await load(deps, params)) : null
}

async function toPage(deps: Deps, { meta_title = '', lead = '', og_type = 'article', ...detail }: Detail): Promise<Page> {
  const { record, title, descriptions, content_type, screen, params, admin, variant } = detail
  const { id, slug, image, thumbs, is_online } = record
  const description = excerpt(descriptions.find((text) => text !== '') ?? '')
  const container = { content_type, object_id: id }
  const urls = { de: urlOf(screen, 'de', { id, ...params, slug: slug.de }), en: urlOf(screen, 'en', { id, ...params, slug: slug.en }) }
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
    modules: await listSections(deps, container),
    settings_url: deps.viewer ? `/admin/${admin}/${id}` : null,
    breadcrumbs: [],
    fallback: [],
  }
}

type Loader = (deps: Deps, params: Record<string, string>) => Promise<Detail>

const loaders: Partial<Record<Screen, Loader>> = {
  event: async (deps, params) => {
    const date = await getEventDate(deps, requireId(params))
    const { id, event } = date
    return {
      record: event,
      title: event.name,
      meta_title: titleOfDate(date, deps.locale),
      lead: placeOfDate(date, deps.locale),
      descriptions: [event.name_subline, event.description],
      content_type: 'event',
      screen: 'event',
      // The id in an event's URL is its date's (design §4).
      params: { id },
      admin: 'productions',
      variant: 'orchestra',
    }
  },
  course: async (deps, params) => {
    const record = await getCourse(deps, requireId(params))
    return {
      record,
      title: record.name,
      descriptions: [record.subline, record.description],
      content_type: 'course',
      screen: 'course',
      admin: 'courses',
      variant: 'school',
    }
  },
  newsSlug: async (deps, params) => {
    const { results } = await listBlogEntries(deps, { page: 1, slug: params.slug })
    const [record] = results
    if (!record) throw new AppError('not_found', { message: `article ${params.slug}` })
    return article(record)
  },
  article: async (deps, params) => article(await getBlogEntry(deps, requireId(params))),
  person: async (deps, params) => {
    const type = personTypes.find((each) => each === params.type)
    if (!type) throw new AppError('not_found', { message: `person type ${params.type}` })
    const record = await getPerson(deps, { type, id: requireId(params) })
    const variant = type === 'instructor' ? 'school' : 'orchestra'
    return {
      record,
      title: record.name,
      descriptions: [record.biography],
      content_type: 'person',
      screen: 'person',
      params: { type },
      admin: 'people',
      variant,
      og_type: 'profile',
    }
  },
  venue: async (deps, params) => {
    const record = await getVenue(deps, requireId(params))
    return { record, title: record.name, descriptions: [record.description], content_type: 'venue', screen: 'venue', admin: 'venues', variant: 'orchestra' }
  },
}

function article(record: Awaited<ReturnType<typeof getBlogEntry>>): Detail {
  return {
    record,
    title: record.title,
    descriptions: [record.intro, record.body],
    content_type: 'blogentry',
    screen: 'article',
    admin: 'news',
    variant: 'orchestra',
  }
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
