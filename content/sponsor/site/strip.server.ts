import { type DrawnImage, drawnImage } from '#modules/parts/drawn-image.ts'
import { callOrNull, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { listSponsors, type Sponsor } from '../endpoints.ts'

export type StripSponsor = Pick<Sponsor, 'id' | 'name' | 'link'> & { image: DrawnImage | null }

/** Main sponsors and partners, for the strip on every page; whoever supports is named on the page of all. */
export async function loadStrip(args: LoaderArgs): Promise<StripSponsor[]> {
  const sponsors = (await callOrNull(args, listSponsors, {})) ?? []
  return sponsors
    .filter(({ tier }) => tier !== 'supporter')
    .map(({ id, name, link, image }) => ({ id, name, link, image: drawnImage(image) }))
}
