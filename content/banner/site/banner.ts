import { toPictureSource } from '#modules/parts/picture-source.ts'
import { pick } from '#site/format/pick.ts'
import type { Hero } from '../endpoints.ts'

export type Banner = ReturnType<typeof toBanner>

/** A hero or teaser as the home pages show it. */
export function toBanner(hero: Hero) {
  const { image } = hero
  const source = toPictureSource(image)
  return {
    ...pick(hero, 'id', 'preline', 'headline', 'subline', 'text', 'link_url', 'link_text', 'fallback'),
    picture: image && source ? { ...source, ...pick(image, 'text', 'copyright') } : null,
  }
}
