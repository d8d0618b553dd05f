import { expect, test } from 'vitest'
import { allLoaded, type ImageLoadingAction, imageLoadingReducer, noImages } from './image-loading.ts'

const after = (...types: ImageLoadingAction['type'][]) =>
  types.reduce((state, type) => imageLoadingReducer(state, { type }), noImages)

test('all pictures are loaded when the counts are equal', () => {
  expect(after('added', 'added', 'loaded')).toEqual({ images: 2, loaded: 1 })
  expect(allLoaded(after('added', 'added', 'loaded'))).toBe(false)
  expect(allLoaded(after('added', 'added', 'loaded', 'loaded'))).toBe(true)
})

test('a page without pictures has all of them', () => {
  expect(allLoaded(noImages)).toBe(true)
})

test('another page starts to count anew', () => {
  expect(after('added', 'loaded', 'reset')).toEqual(noImages)
})

test('never more are loaded than there are', () => {
  expect(after('added', 'loaded', 'loaded')).toEqual({ images: 1, loaded: 1 })
})
