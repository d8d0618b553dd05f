import { type Locale, organisationName, type Variant } from '#config'
import { matchScreen } from '#contract/links/urls.ts'
import type { Screen } from '#model/define-type.ts'
import type { Deps } from '../deps.ts'
import { typeHooks } from '../type-hooks.ts'
import { findRecordHead } from './detail-pages.ts'
import type { SharePicture } from './share-picture.ts'

type FindPicture = (deps: Deps, params: Readonly<Record<string, string>>) => Promise<SharePicture | null>

/** By screen, for those whose picture shows more than title and picture: `content/<type>/share.server.ts`. */
export type SharePictures = Partial<Record<Screen, FindPicture>>

const modules = import.meta.glob<SharePictures>('../../../content/*/share.server.ts', {
  eager: true,
  import: 'default',
})
const picturesByScreen: SharePictures = Object.assign({}, ...Object.values(modules))

/** The picture of a public path without its language; null for pages without one. */
export async function findSharePicture(deps: Deps, path: string): Promise<SharePicture | null> {
  const page = await typeHooks.findSharePage(deps, path)
  if (page) return page
  const match = matchScreen(deps.locale, path)
  if (!match) return null
  const find = picturesByScreen[match.screen]
  if (find) return find(deps, match.params)
  const record = await findRecordHead(deps, match)
  if (!record) return null
  const { head, variant } = record
  return { variant, title: head.title, lines: head.lead ? [head.lead] : [], image_id: head.row.image_id }
}

export function hasSharePicture(screen: Screen): boolean {
  return picturesByScreen[screen] !== undefined
}

const schoolNames: Record<Locale, string> = { de: 'Musikschule', en: 'Music School' }

/** The name above the title. */
export function shareBrand(variant: Variant, locale: Locale): string {
  return variant === 'school' ? `${schoolNames[locale]} · ${organisationName}` : organisationName
}
