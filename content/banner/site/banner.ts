import { type PictureSource, toPictureSource } from '#modules/parts/picture-source.ts'
import type { Hero } from '../endpoints.ts'

/** A hero or teaser as the home pages show it. A full record does not fit, so that unused fields are not shipped. */
export type Banner = Pick<
  Hero,
  'id' | 'preline' | 'headline' | 'subline' | 'text' | 'link_url' | 'link_text' | 'fallback'
> & {
  picture: (PictureSource & { text: string; copyright: string }) | null
}

export function toBanner({ image, id, preline, headline, subline, text, link_url, link_text, fallback }: Hero): Banner {
  const source = toPictureSource(image)
  const picture = image && source ? { ...source, text: image.text, copyright: image.copyright } : null
  return { id, preline, headline, subline, text, link_url, link_text, fallback, picture }
}
