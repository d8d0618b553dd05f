import { type PictureSource, toPictureSource } from '#modules/parts/picture-source.ts'
import { callOrNull, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { listSponsors, type Sponsor } from '../endpoints.ts'

export type StripSponsor = Pick<Sponsor, 'id' | 'name' | 'link'> & { image: PictureSource | null }

/** Main sponsors and partners for the strip on every page; supporters are listed on their own page only. */
export async function loadSponsorStrip(args: LoaderArgs): Promise<StripSponsor[]> {
  const sponsors = (await callOrNull(args, listSponsors, {})) ?? []
  return sponsors
    .filter(({ tier }) => tier !== 'supporter')
    .map(({ id, name, link, image }) => ({ id, name, link, image: toPictureSource(image) }))
}
