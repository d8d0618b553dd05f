import { and, eq } from 'drizzle-orm'
import { defaultVariant, type Variant } from '#config'
import { AppError } from '#contract/errors.ts'
import { parseId, type ScreenMatch, screenUrls } from '#contract/links/urls.ts'
import type { Page } from '#contract/page/pages.ts'
import { excerpt } from '#contract/texts/plain-text.ts'
import type { ContentType, ResourceName, Screen, SectionOwnerType } from '#model/define-type.ts'
import { recordTitle } from '#model/titles.ts'
import { contentTypes, screens } from '#model/types.ts'
import type { Localised } from '#server/db/columns.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import { resourceTables } from '#server/db/tables.ts'
import { canWrite } from '../accounts/areas.ts'
import type { Deps } from '../deps.ts'
import { textsInAnswer, withTexts } from '../page-states/drafts/record-texts.ts'
import { loadPageParts } from '../sections/sections.ts'
import { textInLocale } from '../texts/localise.ts'
import { typeHooks } from '../type-hooks.ts'
import { onlineState, whereVisible } from '../visibility/visibility.ts'
import type { RecordHead, TypeHeads } from './define-head.ts'
import type { RecordRow } from './define-urls.ts'
import { sharePath } from './share-picture.ts'

const headModules = import.meta.glob<TypeHeads>('../../../content/*/head.ts', { eager: true, import: 'default' })
const headsByType: TypeHeads = Object.assign({}, ...Object.values(headModules))

const EXCERPT_CHARACTERS = 160

/** A page that is there, before what stands on it is read. */
export type LazyPage = { title: string; read: () => Promise<Page> }

/** For screens with an id or slug; null for the page tree. Does not load the record: the caller does. */
export async function findDetailPage(deps: Deps, match: ScreenMatch): Promise<LazyPage | null> {
  const record = await findRecordHead(deps, match)
  return record && { title: record.head.title, read: () => toPage(deps, record) }
}

type FoundHead = { type: ContentType; head: RecordHead; variant: Variant }

/** Throws `not_found` for a record that this viewer cannot see. */
export async function findRecordHead(deps: Deps, { screen, params }: ScreenMatch): Promise<FoundHead | null> {
  const type = contentTypes.find((each) => each.page && Object.hasOwn(each.screens ?? {}, screen))
  const isSingle = !screens[screen].de.includes('{')
  if (!type || isSingle) return null
  const head = await findHead(deps, { type, screen, params })
  if (!head) throw new AppError('not_found', { message: `${screen} ${Object.values(params).join('/')}` })
  return { type, head, variant: head.variant ?? type.variant ?? defaultVariant }
}

async function findHead(
  deps: Deps,
  { type, screen, params }: { type: ContentType; screen: Screen; params: Record<string, string> },
): Promise<RecordHead | null> {
  const id = params.id === undefined ? 0 : requireId(params)
  const findTypeHead = headsByType[screen]
  if (findTypeHead) return findTypeHead(deps, params, id)
  const resource = type.resource as ResourceName
  const table = resourceTables[resource]
  const [row] = (await deps.db
    .select(contentColumns(table))
    .from(table)
    .where(and(whereVisible(deps, resource, { withPage: true }), eq(table.id, id)))) as RecordRow[]
  if (!row) return null
  const textIn = (field: string) => {
    const value = row[field]
    return typeof value === 'string' ? value : textInLocale(value as Localised, deps.locale)
  }
  return {
    row: row as RecordHead['row'],
    title: recordTitle(resource, row, deps.locale),
    descriptions: (type.descriptions ?? []).map(textIn),
  }
}

async function toPage(
  deps: Deps,
  {
    type,
    variant,
    head: { meta_title = '', lead = '', og_type = 'article', fallback = [], breadcrumbs = [], ...head },
  }: FoundHead,
): Promise<Page> {
  const { row, descriptions, params, screen = type.page as Screen } = head
  const content_type = type.sectionOwner as SectionOwnerType
  const { id, image_id } = row
  const description = excerpt(descriptions.find((text) => text !== '') ?? '', EXCERPT_CHARACTERS)
  const container = { content_type, object_id: id }
  const [images, { sections: modules, texts }] = await Promise.all([
    typeHooks.loadImages(deps.db, [image_id], deps.locale),
    loadPageParts(deps, container),
  ])
  const isAsStored = Object.keys(texts).length === 0
  const title = isAsStored ? head.title : recordTitle(type.resource as ResourceName, withTexts(row, texts), deps.locale)
  const { image, thumbs } = images.get(image_id)
  const urls = screenUrls(screen, row, params)
  return {
    id,
    urls,
    content_type,
    container,
    variant,
    title,
    headline: title,
    ...onlineState(type.resource as ResourceName, row, deps.now()),
    is_clickable: true,
    in_menu: false,
    in_footer: false,
    meta_title,
    meta_description: [lead, description].filter(Boolean).join('. '),
    og_title: '',
    og_description: '',
    og_image: sharePath(urls[deps.locale], [title, lead, image]),
    og_image_thumbs: thumbs,
    og_type,
    modules,
    settings_url: canWrite(deps.viewer, type.resource as ResourceName) ? `/admin/${type.resource}/${id}` : null,
    edition: 'everyday',
    editions: [],
    breadcrumbs,
    fallback,
    ...textsInAnswer(texts),
  }
}

function requireId({ id = '' }: Record<string, string>): number {
  const parsedId = parseId(id)
  if (parsedId === null) throw new AppError('not_found', { message: `no id: ${id}` })
  return parsedId
}
