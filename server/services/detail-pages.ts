import type { Variant } from '#config'
import type { Both, Image, Thumbs } from '#contract/common.ts'
import { AppError } from '#contract/errors.ts'
import { mediaUrl } from '#contract/media.ts'
import type { Page } from '#contract/pages.ts'
import type { ContainerType } from '#contract/sections.ts'
import { type PersonType, parseId, personTypes, type Screen, type ScreenMatch, urlOf } from '#contract/urls.ts'
import { getBlogEntry, listBlogEntries } from './blog-entries.ts'
import { getCourse } from './courses.ts'
import type { Deps } from './deps.ts'
import { getEventDate } from './event-dates.ts'
import { getVenue } from './lookups.ts'
import { getPerson } from './people.ts'
import { listSections } from './sections/sections.ts'

type Detail = {
  content_type: ContainerType & Page['content_type']
  object_id: number
  admin: string
  variant: Variant
  urls: Both
  title: string
  description: string
  image: Image | null
  thumbs: Thumbs | null
  og_type?: string
  breadcrumbs: Page['breadcrumbs']
  is_online?: boolean
  fallback: string[]
}

/** The page of a record whose screen has an id or slug; null for the screens that are pages of the tree. */
export async function findDetailPage(deps: Deps, { screen, params }: ScreenMatch): Promise<Page | null> {
  const build = builders[screen]
  if (!build) return null
  const detail = await build(deps, params)
  const { content_type, object_id } = detail
  const plain = textOfHtml(detail.description)
  return {
    id: object_id,
    urls: detail.urls,
    content_type,
    container: { content_type, object_id },
    variant: detail.variant,
    title: detail.title,
    headline: detail.title,
    is_online: detail.is_online ?? true,
    is_clickable: true,
    in_menu: false,
    in_footer: false,
    meta_title: '',
    meta_description: plain,
    og_title: '',
    og_description: '',
    og_image: detail.image ? mediaUrl(detail.image, 'og', 'jpg') : null,
    og_image_thumbs: detail.thumbs,
    og_type: detail.og_type ?? 'article',
    modules: await listSections(deps, { content_type, object_id }),
    settings_url: deps.viewer ? `/admin/${detail.admin}/${object_id}` : null,
    breadcrumbs: detail.breadcrumbs,
    fallback: [],
  }
}

type Builder = (deps: Deps, params: Record<string, string>) => Promise<Detail>

const builders: Partial<Record<Screen, Builder>> = {
  event: async (deps, params) => {
    const date = await getEventDate(deps, requireId(params))
    const { event } = date
    return {
      content_type: 'event',
      object_id: event.id,
      admin: 'productions',
      variant: 'orchestra',
      urls: bothUrls('event', event.slug, { id: date.id }),
      title: event.name,
      description: event.name_subline || event.description,
      image: event.image,
      thumbs: event.thumbs,
      breadcrumbs: [],
      fallback: event.fallback,
    }
  },
  course: async (deps, params) => {
    const course = await getCourse(deps, requireId(params))
    return {
      content_type: 'course',
      object_id: course.id,
      admin: 'courses',
      variant: 'school',
      urls: bothUrls('course', course.slug, { id: course.id }),
      title: course.name,
      description: course.subline || course.description,
      image: course.image,
      thumbs: course.thumbs,
      breadcrumbs: [],
      fallback: course.fallback,
    }
  },
  newsSlug: async (deps, params) => {
    const { results } = await listBlogEntries(deps, { page: 1, slug: params.slug })
    const [entry] = results
    if (!entry) throw new AppError('not_found', { message: `article ${params.slug}` })
    return articlePage(entry)
  },
  article: async (deps, params) => articlePage(await getBlogEntry(deps, requireId(params))),
  person: async (deps, params) => {
    const type = personTypes.find((each) => each === params.type)
    if (!type) throw new AppError('not_found', { message: `person type ${params.type}` })
    const person = await getPerson(deps, { type, id: requireId(params) })
    return {
      content_type: 'person',
      object_id: person.id,
      admin: 'people',
      variant: type === 'instructor' ? 'school' : 'orchestra',
      urls: bothUrls('person', person.slug, { id: person.id, type: type satisfies PersonType }),
      title: person.name,
      description: person.biography,
      image: person.image,
      thumbs: person.thumbs,
      og_type: 'profile',
      breadcrumbs: [],
      fallback: person.fallback,
    }
  },
  venue: async (deps, params) => {
    const venue = await getVenue(deps, requireId(params))
    return {
      content_type: 'venue',
      object_id: venue.id,
      admin: 'venues',
      variant: 'orchestra',
      urls: bothUrls('venue', venue.slug, { id: venue.id }),
      title: venue.name,
      description: venue.description,
      image: venue.image,
      thumbs: venue.thumbs,
      breadcrumbs: [],
      fallback: venue.fallback,
    }
  },
}

function articlePage(entry: Awaited<ReturnType<typeof getBlogEntry>>): Detail {
  return {
    content_type: 'blogentry',
    object_id: entry.id,
    admin: 'news',
    variant: 'orchestra',
    urls: bothUrls('article', entry.slug, { id: entry.id }),
    title: entry.title,
    description: entry.intro || entry.body,
    image: entry.image,
    thumbs: entry.thumbs,
    breadcrumbs: [],
    is_online: entry.is_online,
    fallback: entry.fallback,
  }
}

function requireId({ id = '' }: Record<string, string>): number {
  const parsed = parseId(id)
  if (parsed === null) throw new AppError('not_found', { message: `no id: ${id}` })
  return parsed
}

function bothUrls(screen: Screen, slug: Both, params: { id: number; type?: string }): Both {
  return { de: urlOf(screen, 'de', { ...params, slug: slug.de }), en: urlOf(screen, 'en', { ...params, slug: slug.en }) }
}

const DESCRIPTION_CHARACTERS = 160

function textOfHtml(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= DESCRIPTION_CHARACTERS ? text : `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_CHARACTERS))} …`
}
