import { type PictureSource, toPictureSource } from '#modules/parts/picture-source.ts'
import type { Hero } from '../endpoints.ts'

/** A stage picture or a teaser as the home pages show it; a record has no `picture`, so one that was not narrowed does not compile. */
export type Banner = Pick<
  Hero,
  'id' | 'preline' | 'headline' | 'subline' | 'text' | 'link_url' | 'link_text' | 'fallback'
> & {
  picture: (PictureSource & { text: string; copyright: string }) | null
}

export function toBanner({ image, id, preline, headline, subline, text, link_url, link_text, fallback }: Hero): Banner {
  const drawn = toPictureSource(image)
  const picture = image && drawn ? { ...drawn, text: image.text, copyright: image.copyright } : null
  return { id, preline, headline, subline, text, link_url, link_text, fallback, picture }
}
