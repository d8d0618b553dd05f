import { type RefObject, useEffect, useReducer } from 'react'
import { useLocation } from 'react-router'
import { type ImageLoading, imageLoadingReducer, noImages } from './image-loading.ts'

/** Fades in pictures of the content that load late. Without script, and for loaded ones, nothing is ever hidden. */
export function useImageLoading(content: RefObject<HTMLElement | null>): ImageLoading {
  const { pathname } = useLocation()
  const [state, dispatch] = useReducer(imageLoadingReducer, noImages)

  useEffect(() => {
    const root = content.current
    if (!root) return
    dispatch({ type: 'reset' })
    const watched = new WeakSet<HTMLImageElement>()
    const loadingImages = new WeakSet<EventTarget>()
    const add = (image: HTMLImageElement) => {
      if (watched.has(image)) return
      watched.add(image)
      dispatch({ type: 'added' })
      if (image.complete) return dispatch({ type: 'loaded' })
      loadingImages.add(image)
      // Pictures above the fold are never hidden first.
      if (image.loading === 'lazy') image.dataset.loading = 'true'
    }
    const addAll = () => root.querySelectorAll('img').forEach(add)
    const settle = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || !loadingImages.delete(target)) return
      delete target.dataset.loading
      dispatch({ type: 'loaded' })
    }
    addAll()
    const watcher = new MutationObserver(addAll)
    watcher.observe(root, { childList: true, subtree: true })
    root.addEventListener('load', settle, true)
    root.addEventListener('error', settle, true)
    return () => {
      watcher.disconnect()
      root.removeEventListener('load', settle, true)
      root.removeEventListener('error', settle, true)
    }
  }, [content, pathname])
  return state
}
