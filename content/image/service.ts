import type { Locale } from '#config'
import type { Thumbs } from '#contract/common.ts'
import { mediaUrl, thumbSizes } from '#contract/media/media.ts'
import type { Localised } from '#server/db/columns.ts'
import type { Db } from '#server/db/connect.ts'
import { inIdsParam, prepared, toIdList } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { type PageTexts, textsOfRecord, withTexts } from '#server/services/page-states/drafts/record-texts.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import type { ImageMap, ResolvedImage } from '#server/services/type-hooks.ts'
import { images } from './table.ts'

const selectImages = prepared((db) => {
  const { id, hash, width, height, focal_x, focal_y, alt, decorative, credit, duotone } = images
  return db
    .select({ id, hash, width, height, focal_x, focal_y, alt, decorative, credit, duotone })
    .from(images)
    .where(inIdsParam(images.id, 'ids'))
})

const noImage: ResolvedImage = { image: null, thumbs: null }

/** The pictures of many records in one query. */
export async function loadImages(
  db: Db,
  ids: readonly (number | null | undefined)[],
  locale: Locale,
  texts: PageTexts = {},
): Promise<ImageMap> {
  const imageIds = ids.filter((id) => typeof id === 'number')
  const rows = imageIds.length === 0 ? [] : await selectImages(db, { ids: toIdList(imageIds) })
  const byId = new Map(rows.map((row) => [row.id, resolve(withPageTexts(row, texts), locale)]))
  return { get: (id) => (typeof id === 'number' ? (byId.get(id) ?? noImage) : noImage) }
}

/** The pictures of records. */
export function loadImagesOf(
  { db, locale }: Pick<Deps, 'db' | 'locale'>,
  rows: readonly { image_id: number | null }[],
): Promise<ImageMap> {
  return loadImages(
    db,
    rows.map(({ image_id }) => image_id),
    locale,
  )
}

type ImageRow = Awaited<ReturnType<typeof selectImages>>[number]

function withPageTexts(row: ImageRow, texts: PageTexts): ImageRow {
  const own = textsOfRecord(texts, { resource: 'images', id: row.id })
  const shown = withTexts(row, own)
  return shown.alt === row.alt ? shown : { ...shown, decorative: row.decorative && !isDescribed(shown) }
}

/** A described picture is no decoration. */
export function isDescribed({ alt }: { alt: Localised }): boolean {
  return alt.de !== '' || alt.en !== ''
}

function resolve(row: ImageRow, locale: Locale): ResolvedImage {
  const { id, hash, width, height, focal_x, focal_y, duotone } = row
  return {
    image: {
      id,
      hash,
      width,
      height,
      focal_x,
      focal_y,
      duotone,
      url: mediaUrl(row, 'large', 'jpg'),
      text: row.decorative ? '' : textInLocale(row.alt, locale),
      copyright: row.credit,
    },
    thumbs: Object.fromEntries(thumbSizes.map((size) => [size, mediaUrl(row, size, 'jpg')])) as Thumbs,
  }
}
