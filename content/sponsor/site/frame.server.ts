import { screenUrl } from '#contract/links/urls.ts'
import { toPictureSource } from '#modules/parts/picture-source.ts'
import { callOrNull } from '#site/loaders/backend.server.ts'
import type { TypeFrame } from '#site/loaders/frame.server.ts'
import { localeOfPath } from '#site/locale.ts'
import { listSponsors } from '../endpoints.ts'

const frame: TypeFrame = {
  /** Main sponsors and partners; supporters are listed on their own page only. That page needs no strip. */
  sponsors: async (args) => {
    const { pathname } = args.url
    if (pathname === screenUrl('sponsors', localeOfPath(pathname))) return []
    const sponsors = (await callOrNull(args, listSponsors, {})) ?? []
    return sponsors
      .filter(({ tier }) => tier !== 'supporter')
      .map(({ id, name, link, image }) => ({ id, name, link, image: toPictureSource(image) }))
  },
}

export default frame
