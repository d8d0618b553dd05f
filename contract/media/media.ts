/** `height: null` preserves the aspect ratio; others are cut around the focal point. Never enlarged. */
export const mediaSizes = {
  xlarge: { width: 1920, height: null },
  large: { width: 1240, height: null },
  medium: { width: 800, height: null },
  small: { width: 400, height: null },
  square: { width: 800, height: 800 },
  square_small: { width: 400, height: 400 },
  vertical_2x: { width: 800, height: 1000 },
  vertical: { width: 400, height: 500 },
  vertical_s: { width: 200, height: 250 },
  horizontal: { width: 1240, height: 700 },
  horizontal_s: { width: 620, height: 350 },
  og: { width: 1200, height: 630 },
} as const satisfies Record<string, { width: number; height: number | null }>

export type MediaSize = keyof typeof mediaSizes

/** Allowed types of files, detected by content, with their extensions. */
export const fileExtensions = { 'application/pdf': 'pdf', 'audio/mpeg': 'mp3', 'video/mp4': 'mp4' } as const

/** PNG is answered for a picture with an alpha channel only. */
export const mediaFormats = ['avif', 'webp', 'jpg', 'png'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** Forms that pages, feeds, mails or the back office use; no other is generated, to save time and storage. */
export function isWrittenForm(size: MediaSize, format: MediaFormat): boolean {
  return size !== 'og' || format === 'jpg'
}

/** spec §3: the names of `thumbs`. */
export const thumbSizes = [
  'xlarge',
  'large',
  'medium',
  'small',
  'square',
  'square_small',
] as const satisfies readonly MediaSize[]

/** Immutable: a changed picture has another hash. */
export function mediaUrl({ id, hash }: { id: number; hash: string }, size: MediaSize, format: MediaFormat): string {
  return `/media/${id}/${size}.${format}?v=${hash}`
}

/** Set when the same bytes were uploaded before, so that no new record was created. */
export const ALREADY_STORED_HEADER = 'x-already-stored'
