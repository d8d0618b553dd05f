import type { Image } from '#contract/common.ts'

/**
 * The frame's proportions: a film, a single page, a double page, a post, an upright film, a bar with a play button.
 */
type EmbedShape = 'film' | 'page' | 'spread' | 'post' | 'reel' | 'bar'

export type EmbedProps = {
  url: string
  medium: 'video' | 'audio' | 'document' | 'magazine' | 'post'
  shape: EmbedShape
  title?: string
  poster?: Image | null
}
