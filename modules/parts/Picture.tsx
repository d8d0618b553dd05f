import type { Image } from '#contract/common.ts'
import { type MediaFormat, type MediaSize, mediaSizes, mediaUrl } from '#contract/media/media.ts'
import type { PictureSource } from './picture-source.ts'

export type Crop = 'vertical' | 'horizontal' | 'square'

type PictureProps = {
  /** The `sizes` attribute: how wide the picture is drawn. */
  sizes: string
  crop?: Crop | undefined
  /** The width (CSS length) from which the picture is cut; narrower screens load the whole one. Default: always. */
  cropFrom?: string | undefined
  className?: string | undefined
} & ({ image: PictureSource & Pick<Image, 'text'>; alt?: string } | { image: PictureSource; alt: string })

/**
 * `alt` overrides the picture's own text; `''` marks it as decorative. The first one of a page is loaded eagerly
 * (`site/framework/complete-page.server.ts`).
 */
export function Picture({ sizes, crop, cropFrom, className, ...pictureProps }: PictureProps) {
  const { image } = pictureProps
  const alt = pictureProps.alt ?? ('text' in pictureProps.image ? pictureProps.image.text : '')
  const candidates = srcsetCandidates(image, cropFrom ? undefined : crop)
  const { width, height, size } = candidates[candidates.length - 1] ?? candidates[0]
  const sourcesOf = (all: Candidate[], media?: string) =>
    (['avif', 'webp'] as const).map((format) => (
      <source key={format} media={media} type={`image/${format}`} srcSet={srcSet(image, all, format)} sizes={sizes} />
    ))
  return (
    <picture>
      {cropFrom && sourcesOf(srcsetCandidates(image, crop), `(min-width: ${cropFrom})`)}
      {sourcesOf(candidates)}
      <img
        className={className}
        src={mediaUrl(image, size, 'jpg')}
        srcSet={srcSet(image, candidates, 'jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        style={{ objectPosition: `${percent(image.focal_x)} ${percent(image.focal_y)}` }}
      />
    </picture>
  )
}

type Candidate = { size: MediaSize; width: number; height: number }

const cropSizes = {
  vertical: ['vertical_s', 'vertical', 'vertical_2x'],
  horizontal: ['horizontal_s', 'horizontal'],
  square: ['square_small', 'square'],
} as const satisfies Record<Crop, readonly [MediaSize, ...MediaSize[]]>

/** Never wider than the original: the first size that covers it is the last candidate, at the original's width. */
export function srcsetCandidates(image: Pick<Image, 'width' | 'height'>, crop?: Crop): [Candidate, ...Candidate[]] {
  return crop ? cutCandidates(image, cropSizes[crop]) : wholeCandidates(image)
}

function wholeCandidates({ width, height }: Pick<Image, 'width' | 'height'>): [Candidate, ...Candidate[]] {
  const ofSize = (size: MediaSize): Candidate => {
    const drawnWidth = Math.min(mediaSizes[size].width, width)
    return { size, width: drawnWidth, height: Math.max(1, Math.round((drawnWidth * height) / width)) }
  }
  const larger = (['medium', 'large', 'xlarge'] as const).filter(
    (_, index, all) => width > mediaSizes[all[index - 1] ?? 'small'].width,
  )
  return [ofSize('small'), ...larger.map(ofSize)]
}

function cutCandidates(
  image: Pick<Image, 'width' | 'height'>,
  [first, ...larger]: readonly [MediaSize, ...MediaSize[]],
): [Candidate, ...Candidate[]] {
  const ofSize = (size: MediaSize): Candidate => ({
    size,
    width: mediaSizes[size].width,
    height: mediaSizes[size].height ?? mediaSizes[size].width,
  })
  const candidates = larger.map(ofSize)
  const covered = candidates.every(({ width, height }) => image.width >= width && image.height >= height)
  return [ofSize(first), ...(covered ? candidates : candidates.slice(0, -1))]
}

function srcSet(image: PictureSource, candidates: Candidate[], format: MediaFormat): string {
  return candidates.map(({ size, width }) => `${mediaUrl(image, size, format)} ${width}w`).join(', ')
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
