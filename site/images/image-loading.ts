/** spec §3, image-loading state: the numbers of shown and of loaded pictures. */
export type ImageLoading = { images: number; loaded: number }

export type ImageLoadingAction = { type: 'added' } | { type: 'loaded' } | { type: 'reset' }

export const noImages: ImageLoading = { images: 0, loaded: 0 }

export function imageLoadingReducer(state: ImageLoading, action: ImageLoadingAction): ImageLoading {
  if (action.type === 'reset') return noImages
  if (action.type === 'added') return { ...state, images: state.images + 1 }
  return { ...state, loaded: Math.min(state.images, state.loaded + 1) }
}

/** spec §3: all are loaded when the counts are equal. */
export function allLoaded({ images, loaded }: ImageLoading): boolean {
  return images === loaded
}
