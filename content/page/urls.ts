import { type Locale, locales } from '#config'
import { pageUrl } from '#contract/links/urls.ts'
import type { Screen } from '#model/define-type.ts'
import { screens } from '#model/types.ts'
import type { Localised } from '#server/db/columns.ts'
import { latestDate } from '#server/services/rows/latest-date.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import type { RecordRow, TypeUrlRules } from '#server/services/urls/define-urls.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { pages } from './table.ts'

export default {
  pages: {
    /** A page that is a link resolves to the link's target. */
    locate: async (_reader, rows, follow) => {
      const pathOf = (row: RecordRow, locale: Locale) => row[`path_${locale}`]
      const linkOf = (row: RecordRow, locale: Locale) => textInLocale(row.link as Localised, locale)
      const followed = await follow(
        locales.flatMap((locale) =>
          rows.filter((row) => pathOf(row, locale) === null).map((row) => linkOf(row, locale)),
        ),
      )
      const urlOf = (row: RecordRow, locale: Locale) => {
        const path = pathOf(row, locale)
        return typeof path === 'string' ? pageUrl(locale, path) : followed.get(linkOf(row, locale))[locale]
      }
      return rows.map((row) => [row.id, { de: urlOf(row, 'de'), en: urlOf(row, 'en') }])
    },
    all: async (_tx, row) =>
      locales.flatMap((locale) => {
        const path = row[`path_${locale}`]
        return typeof path === 'string' ? [pageUrl(locale, path)] : []
      }),
    listed: async (reader) => {
      const rows = await reader.db
        .select()
        .from(pages)
        .where(whereVisible(reader, 'pages', { withPage: true }))
      return rows.flatMap(({ path_de, path_en, id, content_type, ...row }) =>
        path_de === null || path_en === null
          ? []
          : [
              {
                urls: { de: pageUrl('de', path_de), en: pageUrl('en', path_en) },
                id,
                lastModified: latestDate([row.updated_at, row.online_from]),
                shows: isScreen(content_type) ? content_type : undefined,
              },
            ],
      )
    },
  },
} satisfies TypeUrlRules

function isScreen(type: string): type is Screen {
  return Object.hasOwn(screens, type)
}
