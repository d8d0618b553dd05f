import type { BreadcrumbList, FAQPage, Question, Thing } from 'schema-dts'
import { screenUrl } from '#contract/links/urls.ts'
import type { Page } from '#contract/page/pages.ts'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { backendContext, linkedDataContext, toJsonLdGraph } from '../context.ts'
import { toPlainText } from '../format/plain-text.ts'
import { getMessages } from '../i18n/messages.ts'
import { type LoaderArgs, renderTime } from '../loaders/backend.server.ts'
import type { PageData } from '../loaders/page.server.ts'
import type { LinkedDataContext } from './about.server.ts'
import { fullOrganisation, website } from './organisations.server.ts'

type LinkedDataOptions = {
  /** The list that a record's page belongs to, as its breadcrumbs show it. */
  list?: Page['breadcrumbs'][number]
  /** The page's main thing, or null. */
  thing?: (context: LinkedDataContext) => Thing | null
}

/**
 * Adds a page's thing, breadcrumbs and questions as linked data. For client-side navigation `data` carries it, so the
 * loader must return `data` afterwards.
 */
export function addLinkedData(args: LoaderArgs, data: PageData, { list, thing }: LinkedDataOptions = {}): void {
  const { page, locale } = data
  const { settings, origin, mainOrigin } = args.context.get(backendContext)
  const context: LinkedDataContext = { locale, origin, idBase: mainOrigin, settings, now: renderTime(args) }
  const homeThings = page.content_type === 'home' ? [website(context), fullOrganisation(context, page.variant)] : []
  const candidates = [
    ...homeThings,
    thing?.(context),
    breadcrumbs(context, page, list),
    faqPage(page, origin + page.urls[locale]),
  ]
  const { things, isCarried } = args.context.get(linkedDataContext)
  things.push(...candidates.filter((each) => each !== null && each !== undefined))
  if (isCarried && things.length > 0) data.linkedData = toJsonLdGraph(things)
}

type Crumb = Page['breadcrumbs'][number]

/** Breadcrumbs from the home page; `list` is that of a record outside the page tree. */
function breadcrumbs(context: LinkedDataContext, page: Page, list: Crumb | undefined): BreadcrumbList | null {
  const { locale, origin } = context
  const homeCrumb = { title: getMessages(locale).brand.orchestra, url: screenUrl('home', locale) }
  const above = page.breadcrumbs.length === 0 && list ? [list] : page.breadcrumbs
  const trail = [
    homeCrumb,
    ...above.filter(({ url }) => url !== homeCrumb.url),
    { title: page.title, url: page.urls[locale] },
  ]
  if (page.urls[locale] === homeCrumb.url) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: { '@id': origin + url },
    })),
  }
}

/** The questions of a page, of any module kind. */
function faqPage(page: Page, url: string): FAQPage | null {
  const records = page.modules.flatMap(({ columns }) => columns.flatMap(({ children }) => children))
  const mainEntity = records.flatMap(getQuestions)
  return mainEntity.length === 0 ? null : { '@type': 'FAQPage', '@id': `${url}#questions`, url, mainEntity }
}

function getQuestions(record: ModuleRecord): Question[] {
  const fields = moduleKinds.get(record.kind)?.questions?.fields
  if (!fields || record.invalid) return []
  // Stored questions follow the module's own items, as in the view.
  const items = [...(record.children ?? []), ...((record.questions as ModuleRecord[] | undefined) ?? [])]
  return items.flatMap((item): Question[] => {
    const [questionText, answerText] = [item[fields.question], item[fields.answer]]
    if (
      item.invalid ||
      typeof questionText !== 'string' ||
      typeof answerText !== 'string' ||
      !questionText ||
      !answerText
    )
      return []
    return [
      {
        '@type': 'Question',
        name: toPlainText(questionText),
        acceptedAnswer: { '@type': 'Answer', text: answerText },
      },
    ]
  })
}
