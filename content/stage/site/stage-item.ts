import { type DrawnImage, drawnImage } from '#modules/parts/drawn-image.ts'
import type { Hero } from '../endpoints.ts'

/** A stage picture or a teaser as the home pages show it; a record has no `picture`, so one that was not narrowed does not compile. */
export type StageItem = Pick<
  Hero,
  'id' | 'preline' | 'headline' | 'subline' | 'text' | 'link_url' | 'link_text' | 'fallback'
> & {
  picture: (DrawnImage & { text: string; copyright: string }) | null
}

export function toStageItem({
  image,
  id,
  preline,
  headline,
  subline,
  text,
  link_url,
  link_text,
  fallback,
}: Hero): StageItem {
  const drawn = drawnImage(image)
  const picture = image && drawn ? { ...drawn, text: image.text, copyright: image.copyright } : null
  return { id, preline, headline, subline, text, link_url, link_text, fallback, picture }
}
