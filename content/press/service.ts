import { and, asc, eq } from 'drizzle-orm'
import { requireFirst } from '#contract/errors.ts'
import { recordTitle } from '#model/titles.ts'
import { prepared, whereParam } from '#server/db/prepared.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import { imagePaths } from '#server/media/image-paths.ts'
import type { Deps } from '#server/services/deps.ts'
import { makeSlug } from '#server/services/resources/make-slug.ts'
import { publicColumns, toPublicFields } from '#server/services/rows/public-fields.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { resolveLinks } from '#server/services/urls/links.ts'
import { asVisitor, isVisible, whereVisible } from '#server/services/visibility/visibility.ts'
import { loadImages } from '../image/service.ts'
import { images } from '../image/table.ts'
import { people } from '../person/table.ts'
import { productions } from '../production/table.ts'
import type { PressGroup } from './endpoints.ts'
import pressPicture from './fields.ts'
import { pressPictures } from './table.ts'

type Row = Awaited<ReturnType<typeof selectPictures>>[number]

/** Currently printable pictures in stored order; without those of hidden concerts and people. */
export async function listPress(viewing: Deps): Promise<PressGroup[]> {
  const deps = asVisitor(viewing)
  const rows = (await selectPictures(deps.db, { now: deps.now() })).filter((row) => isOfPublic(deps, row))
  const links = await resolveLinks(deps, rows.flatMap(getLink), deps.locale)
  const pictures = await loadImages(
    deps.db,
    rows.map(({ image }) => image.id),
    deps.locale,
  )
  const groups = new Map<string, PressGroup>()
  for (const row of rows) {
    const key = getLink(row)[0]?.replace(':', '-') ?? 'organisation'
    const group = groups.get(key) ?? {
      key,
      ...getAbout(deps, row),
      url: links.get(getLink(row)[0] ?? '') || null,
      pictures: [],
    }
    const { picture, image } = row
    group.pictures.push({
      id: picture.id,
      ...toPublicFields(pressPicture.fields, picture, deps.locale),
      credit: image.credit,
      ...pictures.get(image.id),
      download: getAddress(row),
    })
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The file of a printable picture, in full size if it was stored. */
export async function findPressFile(deps: Deps, id: number): Promise<{ path: string; mime: string; name: string }> {
  const row = requireFirst(
    (await selectPictures(deps.db, { now: deps.now(), id })).filter((each) => isOfPublic(asVisitor(deps), each)),
    `press picture ${id}`,
  )
  const { full, original } = imagePaths(row.image.file)
  return { path: (await deps.media.head(full)) ? full : original, mime: row.image.mime, name: fileName(row) }
}

const selectPictures = prepared((db, params) =>
  db
    .select({
      picture: { id: pressPictures.id, ...publicColumns(pressPictures, pressPicture.fields) },
      image: { id: images.id, file: images.file, mime: images.mime, credit: images.credit },
      production: contentColumns(productions),
      person: contentColumns(people),
    })
    .from(pressPictures)
    .innerJoin(images, eq(images.id, pressPictures.image_id))
    .leftJoin(productions, eq(productions.id, pressPictures.production_id))
    .leftJoin(people, eq(people.id, pressPictures.person_id))
    .where(and(whereVisible('visitors', 'press-pictures'), whereParam(params, 'id', pressPictures.id)))
    .orderBy(asc(pressPictures.order), asc(pressPictures.id)),
)

function isOfPublic(deps: Deps, { production, person }: Row): boolean {
  return (!production || isVisible(deps, 'productions', production)) && (!person || isVisible(deps, 'people', person))
}

/** A picture of a concert and a person is listed with the concert. */
function getLink({ production, person }: Row): string[] {
  if (production) return [`event:${production.id}`]
  return person ? [`person:${person.id}`] : []
}

function getAbout({ locale }: Deps, { production, person }: Row): { name: string; text: string } {
  if (production)
    return { name: textInLocale(production.name, locale), text: textInLocale(production.description, locale) }
  return person
    ? { name: recordTitle('people', person, locale), text: textInLocale(person.biography, locale) }
    : { name: '', text: '' }
}

function getAddress(row: Row): string {
  return `/press/${row.picture.id}/${fileName(row)}`
}

function fileName({ picture, image }: Row): string {
  return `${makeSlug(picture.caption.de)}.${image.file.split('.').at(-1)}`
}
